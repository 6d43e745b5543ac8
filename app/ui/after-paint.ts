/** Acts once the browser has painted what there is to paint now. */
export const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
