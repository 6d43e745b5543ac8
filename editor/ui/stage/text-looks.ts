import type { CSSProperties } from "react";
import { blockOf } from "../page/texts.ts";

/** Whether the page shows a text as it is written: without links, facts to be filled in, or other paragraphs. */
export const looksLike = (nodes: Node[], text: string) =>
  nodes.length === 1 && nodes.some((node) => node.textContent?.trim() === text.trim());

const copied = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStretch",
  "fontStyle",
  "fontVariationSettings",
  "fontFeatureSettings",
  "letterSpacing",
  "lineHeight",
  "textAlign",
  "textTransform",
  "color",
] as const;

export function styleOf(node: Node | undefined): CSSProperties {
  const element = node?.parentElement;
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
  return style ? Object.fromEntries(copied.map((name) => [name, style[name]])) : {};
}

type Placed = { left: number; top: number; width?: number; minWidth?: number };

/** The page may be shown smaller than it is. */
export const scaled = ({ left, top, ...size }: Placed, scale: number): CSSProperties => ({
  ...size,
  left: left * scale,
  top: top * scale,
  transform: scale === 1 ? undefined : `scale(${scale})`,
});

/** Over the text: as wide as the box that it runs in, if it is alone there. */
export function placed(box: DOMRect, node: Node | undefined, isRaw: boolean): Placed {
  if (!node) return { left: box.left, top: box.top };
  const block = blockOf(node);
  const frame = block.getBoundingClientRect();
  const style = block.ownerDocument.defaultView?.getComputedStyle(block);
  const isAlone = block.textContent?.trim() === node.textContent?.trim() || isRaw;
  const inner = {
    left:
      frame.left +
      Number.parseFloat(style?.paddingLeft ?? "0") +
      Number.parseFloat(style?.borderLeftWidth ?? "0"),
    width:
      block.clientWidth -
      Number.parseFloat(style?.paddingLeft ?? "0") -
      Number.parseFloat(style?.paddingRight ?? "0"),
  };
  const above = lineGap(node);
  if (isAlone && inner.width >= box.width - 1)
    return {
      left: inner.left,
      top: box.top - above,
      width: isRaw ? Math.max(inner.width, 320) : inner.width,
    };
  return { left: box.left, top: box.top - above, minWidth: box.width + 2 };
}

/** A line is higher than its letters: half of the rest stands above them. */
function lineGap(node: Node) {
  const element = node.parentElement;
  const lineHeight = Number.parseFloat(
    element?.ownerDocument.defaultView?.getComputedStyle(element).lineHeight ?? "",
  );
  const range = node.ownerDocument?.createRange();
  range?.selectNodeContents(node);
  const height = range?.getClientRects()[0]?.height ?? lineHeight;
  return Number.isFinite(lineHeight) ? (lineHeight - height) / 2 : 0;
}
