import { flushSync } from "react-dom";

/** Renders in the next frame; gives the milliseconds that it took, layout and paint included. */
export async function renderInFrame(render: () => void): Promise<number> {
  const start = await new Promise(requestAnimationFrame);
  flushSync(render);
  // The browser lays out and paints right after this task.
  await pause(0);
  return performance.now() - start;
}

/** Twice as long as rendering took: a slow phone has two thirds of its time for the finger and for scrolling. */
export const restAfter = (took: number) => pause(2 * took);

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
