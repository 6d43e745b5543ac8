import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { api, type ReviewedChange } from "../api.ts";
import { Dialog } from "../dialog.tsx";
import { nameOf, pathFrom, wayTo } from "../form/schema.ts";
import { htmlOf, isStyled, showIn } from "../page/snapshot.ts";
import { useScale } from "../stage/use-scale.ts";
import type { Theme } from "../theme.ts";
import { useLoaded } from "../use-loaded.ts";

type ComparisonProps = { change: ReviewedChange; width: number; onClose: () => void };

/** A change where it shows: the page as it is published and as it is now, by day and by night. */
export function Comparison({ change, width, onClose }: ComparisonProps) {
  const page = useLoaded(pageOf, change);
  const [isShown, setShown] = useState(true);
  const tell = useCallback((shows: boolean) => setShown(shows), []);
  return (
    <Dialog title="Before and after" size="full" onClose={onClose}>
      <p className="quiet">
        {change.title ?? nameOf(change.file)}
        {change.field && ` · ${wayTo(pathFrom(change.field))}`}
      </p>
      {page === null && <p>This shows on no page: it is for e-mails, documents or search engines.</p>}
      {page && !isShown && <p>The page does not show this field: it is for search results and links.</p>}
      {page && (
        <div className="comparison">
          {themes.flatMap((theme) => [
            <Snapshot key={`before ${theme}`} {...{ page, change, theme, width }} isBefore />,
            <Snapshot key={`after ${theme}`} {...{ page, change, theme, width }} onShown={tell} />,
          ])}
        </div>
      )}
    </Dialog>
  );
}

const themes: Theme[] = ["light", "dark"];

/** The page of its own that a change shows on, else the first that shows it, else none. */
const pageOf = async ({ page, file, field }: ReviewedChange) =>
  page ?? (await api.usage(file, pathFrom(field)))[0]?.path ?? null;

type SnapshotProps = {
  page: string;
  change: ReviewedChange;
  theme: Theme;
  width: number;
  isBefore?: boolean;
  onShown?: (isShown: boolean) => void;
};

/** A page that nobody can click: without scripts it stands still, as a picture does. */
function Snapshot({ page, change, theme, width, isBefore = false, onShown }: SnapshotProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useScale(room, width);
  const isThere = change.what !== (isBefore ? "new page" : "page removed");
  const name = `${isBefore ? "Before" : "After"}, by ${theme === "light" ? "day" : "night"}`;
  return (
    <figure className="snapshot">
      <figcaption>{name}</figcaption>
      <div ref={room} className="snapshot-room">
        {isThere ? (
          <div style={size.outer}>
            <Still
              name={name}
              address={isBefore ? `${page}?as=published` : page}
              change={change}
              theme={theme}
              style={size.inner}
              onShown={onShown}
            />
          </div>
        ) : (
          <p className="quiet">There {isBefore ? "was" : "is"} no such page.</p>
        )}
      </div>
    </figure>
  );
}

type StillProps = Pick<SnapshotProps, "change" | "theme" | "onShown"> & {
  name: string;
  address: string;
  style: CSSProperties;
};

function Still({ name, address, change, theme, style, onShown }: StillProps) {
  const html = useLoaded(useCallback(() => htmlOf(address, theme), [address, theme]));
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { file, field } = change;

  // As soon as it can be laid out: its pictures may take longer.
  useEffect(() => {
    if (!html) return;
    let next = 0;
    const look = () => {
      const page = frame.current?.contentDocument;
      if (!page || !isStyled(page)) {
        next = requestAnimationFrame(look);
        return;
      }
      const isShown = showIn(page, { file, path: pathFrom(field) });
      onShown?.(isShown);
      setReady(true);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [html, file, field, onShown]);

  return (
    <iframe
      ref={frame}
      title={name}
      inert
      sandbox="allow-same-origin"
      srcDoc={html}
      data-ready={isReady || undefined}
      style={style}
    />
  );
}
