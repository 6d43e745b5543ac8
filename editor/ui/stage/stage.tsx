import type { Ref } from "react";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { cleaned } from "../../marks/codec.ts";
import { follow, type Place } from "../page/follow.ts";
import { labelOfSpot, Outline } from "./outline.tsx";
import { followFrame, type OpenPage } from "./page-frame.ts";
import { TextField } from "./text-field.tsx";
import { useEdited } from "./use-edited.ts";
import { useKeys } from "./use-keys.ts";
import { usePointer } from "./use-pointer.ts";
import { useScale } from "./use-scale.ts";

export type StageHandle = {
  follow: (place: Place, before: string, after: string) => void;
  go: (path: string) => void;
  /** Closes the field that is open, and leaves what is saved to others; the page is reloaded if it shows more. */
  close: (isStale: boolean) => void;
  page: () => OpenPage | undefined;
  nextText: (step: 1 | -1) => void;
};

type StageProps = {
  ref: Ref<StageHandle>;
  start: string;
  width: number | undefined;
  isEditing: boolean;
  onPath: (path: string, title: string) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** The site in a frame, and what is drawn over it. The page itself knows nothing of the editor. */
export function Stage({ ref, start, width, isEditing, onPath, onKey }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<OpenPage>();
  const [isAt] = useState(start);
  const { edited, edit, close, onEnd } = useEdited(page);
  const size = useScale(room, width);

  useEffect(() => (frame.current ? followFrame(frame.current, setPage) : undefined), []);
  useEffect(() => {
    if (page) onPath(page.path, cleaned(page.document.title));
    close();
  }, [page, onPath, close]);

  const hovered = usePointer({ page, isEditing, isHeld: edited !== undefined, onEdit: edit });
  const cursor = useKeys({ page, isEditing, onEdit: edit, onKey });

  useImperativeHandle(
    ref,
    () => ({
      follow: (place, before, after) => page && follow(page.document, page.marks, place, before, after),
      go: (path) => frame.current?.contentWindow?.location.assign(path),
      close: (isStale) => {
        close();
        if (isStale) frame.current?.contentWindow?.location.reload();
      },
      page: () => page,
      nextText: cursor.step,
    }),
    [page, cursor.step, close],
  );

  const shown = edited ? undefined : (cursor.spot ?? hovered);
  return (
    <main className="stage" ref={room}>
      <div className="sheet" data-framed={width !== undefined || undefined} style={size.outer}>
        <iframe ref={frame} src={isAt} title="The page" style={size.inner} />
        <div className="over" data-on={edited !== undefined || undefined}>
          {shown && <Outline nodes={shown.nodes} scale={size.scale} label={labelOfSpot(shown)} />}
          {edited && (
            <TextField
              key={JSON.stringify(edited.target)}
              {...edited}
              nodes={edited.spot.nodes}
              scale={size.scale}
              onClose={close}
              onEnd={onEnd}
            />
          )}
        </div>
        {!page && <p className="loading">Loading the page …</p>}
      </div>
      <p className="visually-hidden" role="status">
        {cursor.spot?.nodes.map((node) => node.textContent).join("")}
      </p>
    </main>
  );
}
