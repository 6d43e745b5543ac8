/**
 * Stands at the end of a page's hero. The first paint waits until the page is read so far (root.tsx): a hero that is
 * painted while it is being read grows, and what hangs on its height shifts.
 */
export const FirstScreenEnd = () => <i id={firstScreenEnd} hidden />;

export const firstScreenEnd = "first-screen-end";
