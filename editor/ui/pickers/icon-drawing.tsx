import { api } from "../api.ts";
import { Drawing } from "../icon.tsx";
import { useLoaded } from "../use-loaded.ts";

/** An icon of the content, by its name. */
export function IconDrawing({ name }: { name: string }) {
  const drawing = useLoaded(api.drawing, name);
  return (
    <span className="icon-box">
      {drawing?.body && <Drawing body={drawing.body} size={drawing.size ?? 256} />}
    </span>
  );
}
