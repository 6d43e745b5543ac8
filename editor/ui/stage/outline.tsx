import type { Spot } from "./spot.ts";
import { useBox } from "./use-box.ts";

type OutlineProps = { nodes: Node[]; scale: number; label: string };

/** A fine line around what a click would edit. */
export function Outline({ nodes, scale, label }: OutlineProps) {
  const box = useBox(nodes);
  if (!box) return null;
  const style = {
    left: box.left * scale - 4,
    top: box.top * scale - 4,
    width: box.width * scale + 8,
    height: box.height * scale + 8,
  };
  return (
    <div className="outline" data-up={box.top > 40 || undefined} style={style}>
      <span className="outline-label">{label}</span>
    </div>
  );
}

export const labelOfSpot = ({ what }: Spot) =>
  ({ text: "Edit text", picture: "Change picture", icon: "Change icon" })[what];
