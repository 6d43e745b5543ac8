import { api } from "./api.ts";
import { Icon, IconButton } from "./icon.tsx";
import { setTheme, useTheme } from "./theme.ts";
import { useLoaded } from "./use-loaded.ts";

export type Panel = "pages" | "item" | "review";
export type Width = "phone" | "tablet" | "desktop";

/** How wide the page is, in its own pixels; the desktop takes what there is. */
export const widths = { phone: 390, tablet: 820, desktop: undefined } as const satisfies Record<
  Width,
  number | undefined
>;

type BarProps = {
  title: string;
  path: string;
  version: number;
  panel: Panel | undefined;
  width: Width;
  isEditing: boolean;
  onPanel: (panel: Panel) => void;
  onWidth: (width: Width) => void;
  onEditing: (isEditing: boolean) => void;
  onStep: (which: "undo" | "redo") => void;
  onText: (by: 1 | -1) => void;
};

/** The one row of tools at the top. */
export function Bar({ title, path, version, panel, width, isEditing, ...on }: BarProps) {
  const theme = useTheme();
  const { last, next } = useLoaded(api.history, version) ?? {};
  const changes = useLoaded(api.changes, version);
  return (
    <header className="bar">
      <button
        type="button"
        className="bar-page"
        aria-expanded={panel === "pages"}
        onClick={() => on.onPanel("pages")}
      >
        <Icon name="pages" />
        <span className="bar-title">{title.split(" | ")[0]}</span>
        <code>{path}</code>
        <Icon name="more" />
      </button>
      <fieldset className="segments bar-mode">
        <legend className="visually-hidden">What a click does</legend>
        <Segment
          name="edit"
          label="Edit"
          isOn={isEditing}
          onClick={() => on.onEditing(true)}
          hint="A click edits; Alt + click follows links (Ctrl + E)"
        />
        <Segment
          name="browse"
          label="Browse"
          isOn={!isEditing}
          onClick={() => on.onEditing(false)}
          hint="A click does what it does for visitors (Ctrl + E)"
        />
      </fieldset>
      <div className="bar-group">
        <IconButton
          name="previous"
          label="Previous text (Alt + up)"
          disabled={!isEditing}
          onClick={() => on.onText(-1)}
        />
        <IconButton
          name="next"
          label="Next text (Alt + down)"
          disabled={!isEditing}
          onClick={() => on.onText(1)}
        />
      </div>
      <fieldset className="segments">
        <legend className="visually-hidden">Width of the page</legend>
        {(["phone", "tablet", "desktop"] as const).map((one) => (
          <Segment
            key={one}
            name={one}
            label={one}
            isOn={one === width}
            onClick={() => on.onWidth(one)}
            isIcon
          />
        ))}
      </fieldset>
      <fieldset className="segments">
        <legend className="visually-hidden">Theme</legend>
        <Segment name="day" label="day" isOn={theme === "light"} onClick={() => setTheme("light")} isIcon />
        <Segment name="night" label="night" isOn={theme === "dark"} onClick={() => setTheme("dark")} isIcon />
      </fieldset>
      <div className="bar-group">
        <IconButton
          name="undo"
          label={last ? `Undo: ${last}` : "Undo"}
          disabled={!last}
          onClick={() => on.onStep("undo")}
        />
        <IconButton
          name="redo"
          label={next ? `Redo: ${next}` : "Redo"}
          disabled={!next}
          onClick={() => on.onStep("redo")}
        />
      </div>
      <div className="bar-group bar-end">
        <IconButton
          name="item"
          label="Whole item"
          text="Whole item"
          pressed={panel === "item"}
          onClick={() => on.onPanel("item")}
        />
        <button
          type="button"
          className="tool tool-main"
          aria-pressed={panel === "review"}
          title="Review and publish"
          onClick={() => on.onPanel("review")}
        >
          <Icon name="review" />
          <span className="tool-text">Review</span>
          {changes && changes.length > 0 && <span className="count">{changes.length}</span>}
        </button>
      </div>
    </header>
  );
}

type SegmentProps = {
  name: Parameters<typeof Icon>[0]["name"];
  label: string;
  isOn: boolean;
  onClick: () => void;
  hint?: string;
  isIcon?: boolean;
};

const Segment = ({ name, label, isOn, onClick, hint, isIcon }: SegmentProps) => (
  <button
    type="button"
    className="segment"
    aria-pressed={isOn}
    aria-label={isIcon ? label : undefined}
    title={hint ?? label}
    onClick={onClick}
  >
    <Icon name={name} />
    {!isIcon && <span className="tool-text">{label}</span>}
  </button>
);
