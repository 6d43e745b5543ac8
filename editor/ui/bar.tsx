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
  return (
    <header className="bar">
      <PageButton title={title} path={path} isOpen={panel === "pages"} onClick={() => on.onPanel("pages")} />
      <ModeChoice isEditing={isEditing} onEditing={on.onEditing} />
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
      <WidthChoice width={width} onWidth={on.onWidth} />
      <ThemeChoice />
      <StepButtons version={version} onStep={on.onStep} />
      <div className="bar-group bar-end">
        <IconButton
          name="item"
          label="Whole item"
          text="Whole item"
          pressed={panel === "item"}
          onClick={() => on.onPanel("item")}
        />
        <ReviewButton version={version} isOpen={panel === "review"} onClick={() => on.onPanel("review")} />
      </div>
    </header>
  );
}

type PageButtonProps = { title: string; path: string; isOpen: boolean; onClick: () => void };

const PageButton = ({ title, path, isOpen, onClick }: PageButtonProps) => (
  <button type="button" className="bar-page" aria-expanded={isOpen} onClick={onClick}>
    <Icon name="pages" />
    <span className="bar-title">{title.split(" | ")[0]}</span>
    <code>{path}</code>
    <Icon name="more" />
  </button>
);

const ModeChoice = ({ isEditing, onEditing }: Pick<BarProps, "isEditing" | "onEditing">) => (
  <fieldset className="segments bar-mode">
    <legend className="visually-hidden">What a click does</legend>
    <Segment
      name="edit"
      label="Edit"
      isOn={isEditing}
      onClick={() => onEditing(true)}
      hint="A click edits; Alt + click follows links (Ctrl + E)"
    />
    <Segment
      name="browse"
      label="Browse"
      isOn={!isEditing}
      onClick={() => onEditing(false)}
      hint="A click does what it does for visitors (Ctrl + E)"
    />
  </fieldset>
);

const WidthChoice = ({ width, onWidth }: Pick<BarProps, "width" | "onWidth">) => (
  <fieldset className="segments">
    <legend className="visually-hidden">Width of the page</legend>
    {(["phone", "tablet", "desktop"] as const).map((one) => (
      <Segment key={one} name={one} label={one} isOn={one === width} onClick={() => onWidth(one)} isIcon />
    ))}
  </fieldset>
);

function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">Theme</legend>
      <Segment name="day" label="day" isOn={theme === "light"} onClick={() => setTheme("light")} isIcon />
      <Segment name="night" label="night" isOn={theme === "dark"} onClick={() => setTheme("dark")} isIcon />
    </fieldset>
  );
}

function StepButtons({ version, onStep }: Pick<BarProps, "version" | "onStep">) {
  const { last, next } = useLoaded(api.history, version) ?? {};
  return (
    <div className="bar-group">
      <IconButton
        name="undo"
        label={last ? `Undo: ${last}` : "Undo"}
        disabled={!last}
        onClick={() => onStep("undo")}
      />
      <IconButton
        name="redo"
        label={next ? `Redo: ${next}` : "Redo"}
        disabled={!next}
        onClick={() => onStep("redo")}
      />
    </div>
  );
}

type ReviewButtonProps = { version: number; isOpen: boolean; onClick: () => void };

/** With the number of changes that are not published. */
function ReviewButton({ version, isOpen, onClick }: ReviewButtonProps) {
  const changes = useLoaded(api.changes, version);
  return (
    <button
      type="button"
      className="tool tool-main"
      aria-pressed={isOpen}
      title="Review and publish"
      onClick={onClick}
    >
      <Icon name="review" />
      <span className="tool-text">Review</span>
      {changes && changes.length > 0 && <span className="count">{changes.length}</span>}
    </button>
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
