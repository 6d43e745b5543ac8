import { type RefObject, useEffect, useMemo, useRef } from "react";
import { api, type Listing } from "./api.ts";
import { Bar, widths } from "./bar.tsx";
import { Messages, useMessages } from "./messages.tsx";
import { OpenItem } from "./panels/item/open-item.tsx";
import { PagesPanel } from "./panels/pages-panel.tsx";
import { Recovered } from "./panels/recovered.tsx";
import { ReviewPanel } from "./panels/review-panel.tsx";
import { FieldPicker } from "./pickers/field-picker.tsx";
import { SettleConflict } from "./saving/settle-conflict.tsx";
import { type Saving, useSaving } from "./saving/use-saving.ts";
import { useSteps } from "./saving/use-steps.ts";
import { Stage, type StageHandle } from "./stage/stage.tsx";
import { desktop } from "./stage/use-scale.ts";
import { type Tools, ToolsContext } from "./tools.ts";
import { openFiles } from "./typing/files.ts";
import { openUnsaved } from "./typing/unsaved.ts";
import { useLoaded } from "./use-loaded.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useView, type View } from "./use-view.ts";

const files = openFiles();
const unsaved = openUnsaved(files);
const start = new URLSearchParams(location.search).get("page") ?? "/";

/** The editor around the site: a bar, the page, and panels beside it. */
export function Editor() {
  const stage = useRef<StageHandle>(null);
  const view = useView(start);
  const { page, panel, picked } = view;
  const { messages, say } = useMessages();
  const saving = useSaving(files, say);
  const { conflict, version } = saving;
  const listing = useLoaded(api.items, saving.structure);
  useLoaded(unsaved.reload, version);
  const tools = useOwnTools(stage, view, saving, say);
  useEffect(() => files.tellOf((file, path, was, is) => stage.current?.follow({ file, path }, was, is)), []);
  const step = useSteps(saving, say);
  const onKey = useShortcuts(step, view.setEditing);

  return (
    <ToolsContext value={tools}>
      <div className="editor" data-panel={panel}>
        <Bar
          title={page.title || page.path}
          path={page.path}
          version={version}
          panel={panel}
          width={view.width}
          isEditing={view.isEditing}
          onPanel={view.togglePanel}
          onWidth={view.setWidth}
          onEditing={view.setEditing}
          onStep={step}
          onText={(by) => stage.current?.nextText(by)}
        />
        <Recovered />
        <div className="work">
          {panel === "pages" && <PagesPanel listing={listing} path={page.path} onClose={view.closePanel} />}
          <Stage
            ref={stage}
            start={start}
            width={widths[view.width]}
            isEditing={view.isEditing}
            onPath={view.onPath}
            onKey={onKey}
          />
          <PanelAtEnd view={view} saving={saving} listing={listing} stage={stage} />
        </div>
        {picked && <FieldPicker {...picked} onClose={view.closePicker} />}
        {conflict && (
          <SettleConflict
            conflict={conflict}
            saving={saving}
            onEnd={(isStale) => stage.current?.close(isStale)}
          />
        )}
        <Messages messages={messages} />
      </div>
    </ToolsContext>
  );
}

/** What every part of the editor can ask for; the same as long as the editor is open. */
function useOwnTools(
  stage: RefObject<StageHandle | null>,
  { openItem, pick }: View,
  { attempt, save, settle }: Saving,
  say: Tools["say"],
): Tools {
  return useMemo(
    () => ({
      files,
      unsaved,
      save,
      attempt,
      settle,
      say,
      follow: (place, before, after) => stage.current?.follow(place, before, after),
      openItem,
      pick,
      go: (path) => stage.current?.go(path),
    }),
    [stage, save, attempt, settle, say, openItem, pick],
  );
}

type PanelAtEndProps = {
  view: View;
  saving: Saving;
  listing: Listing | undefined;
  stage: RefObject<StageHandle | null>;
};

/** The panel after the page, if one is open: an item, or what has changed. */
function PanelAtEnd({ view, saving, listing, stage }: PanelAtEndProps) {
  const { page, panel, item } = view;
  const own = useMemo(() => fileOf(listing, page.path), [listing, page.path]);
  if (panel === "review")
    return (
      <ReviewPanel version={saving.version} width={widths[view.width] ?? desktop} onClose={view.closePanel} />
    );
  if (panel !== "item") return null;
  const file = item?.file ?? own?.file ?? "site.yaml";
  return (
    <OpenItem
      key={`${file} ${saving.dropped}`}
      file={file}
      at={item?.at}
      path={page.path}
      page={stage.current?.page()}
      listing={listing}
      onFile={view.changeItem}
      onClose={view.closePanel}
    />
  );
}

const fileOf = (listing: Listing | undefined, path: string) =>
  listing?.files.find((one) => one.path === path) ??
  listing?.collections.flatMap(({ items }) => items).find((one) => one.path === path);
