import { flushSync } from "react-dom";

/** Draws in the next frame; gives the milliseconds that it took, layout and paint included. */
export async function drawInFrame(draw: () => void): Promise<number> {
  const start = await new Promise(requestAnimationFrame);
  flushSync(draw);
  // The browser lays out and paints right after this task.
  await pause(0);
  return performance.now() - start;
}

/** Twice as long as the drawing took: a slow phone has two thirds of its time for the finger and for scrolling. */
export const restAfter = (took: number) => pause(2 * took);

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
