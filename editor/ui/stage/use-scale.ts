import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

/** Desktops are at least so wide: a narrower stage shows the page smaller. */
export const desktop = 1280;

/** How large the frame is, and how much smaller than that it is shown to fit. */
export function useScale(room: RefObject<HTMLElement | null>, wanted: number | undefined) {
  const [size, setSize] = useState({ width: desktop, height: 800 });
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [room]);

  const width = wanted ?? Math.max(desktop, size.width);
  const scale = Math.min(1, size.width / width);
  const inner: CSSProperties = {
    width,
    height: size.height / scale,
    transform: scale === 1 ? undefined : `scale(${scale})`,
  };
  return { scale, inner, outer: { width: width * scale, height: size.height } satisfies CSSProperties };
}
