import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Path } from "../files/change.ts";
import type { ItemOutcome } from "../items/items.ts";
import type { Outcome } from "../store/outcome.ts";
import { api, type Listing } from "./api.ts";
import { Bar, type Panel, type Width, widths } from "./bar.tsx";
import { nameOf } from "./form/schema.ts";
import { inWords } from "./in-words.ts";
import { Messages, useMessages } from "./messages.tsx";
import { filesOn } from "./page/files-on.ts";
import type { Place } from "./page/follow.ts";
import { type Conflict, ConflictDialog } from "./panels/conflict.tsx";
import { ItemPanel } from "./panels/item/item-panel.tsx";
import { PagesPanel } from "./panels/pages-panel.tsx";
import { Recovered } from "./panels/recovered.tsx";
import { ReviewPanel } from "./panels/review-panel.tsx";
import { FieldPicker } from "./pickers/field-picker.tsx";
import { Stage, type StageHandle } from "./stage/stage.tsx";
import { isTyping } from "./stage/use-keys.ts";
import { desktop } from "./stage/use-scale.ts";
import { type PickerKind, type Tools, ToolsContext } from "./tools.ts";
import { openFiles } from "./typing/files.ts";
import { openUnsaved } from "./typing/unsaved.ts";
import { useLoaded } from "./use-loaded.ts";

const files = openFiles();
const unsaved = openUnsaved(files);
const start = new URLSearchParams(location.search).get("page") ?? "/";

/** The editor around the site: a bar, the page, and panels beside it. */
export function Editor() {
  const stage = useRef<StageHandle>(null);
  const [page, setPage] = useState({ path: start, title: "" });
  const [panel, setPanel] = useState<Panel>();
  const [width, setWidth] = useState<Width>("desktop");
  const [isEditing, setEditing] = useState(true);
  const [item, setItem] = useState<{ file: string; at?: { path: Path } }>();
  const [picked, setPicked] = useState<{ kind: PickerKind; place: Place }>();
  const [conflict, setConflict] = useState<Conflict>();
  /** Counts what was saved, and what came, went or was renamed: with each the lists are fetched again. */
  const [version, setVersion] = useState(0);
  const [structure, setStructure] = useState(0);
  /** Counts what was typed and given up for what is on disk: the form restarts with that. */
  const [dropped, setDropped] = useState(0);
  const { messages, say } = useMessages();
  const listing = useLoaded(api.items, structure);
  useLoaded(unsaved.reload, version);
  const own = useMemo(() => fileOf(listing, page.path), [listing, page.path]);

  const settle = useCallback(
    async (outcome: ItemOutcome, done: string) => {
      if (outcome.status === "conflict") setConflict({ outcome, what: done });
      if (outcome.status === "refused") say(inWords(outcome.problems), "bad");
      if (outcome.status !== "saved" && outcome.status !== "same") return false;
      await files.reload();
      setVersion((old) => old + 1);
      setStructure((old) => old + 1);
      say(done);
      return true;
    },
    [say],
  );

  const save = useCallback(
    async (file: string, changes: Conflict["changes"] & object, what: string): Promise<Outcome> => {
      try {
        const outcome = await files.save(file, changes, what);
        if (outcome.status === "conflict") setConflict({ outcome, changes, what });
        if (outcome.status === "saved") {
          setVersion((old) => old + 1);
          say("Saved.");
        }
        return outcome;
      } catch (error) {
        say((error as Error).message, "bad");
        return { status: "refused", problems: [{ file, field: "", says: (error as Error).message }] };
      }
    },
    [say],
  );

  const tools: Tools = useMemo(
    () => ({
      files,
      unsaved,
      save,
      settle,
      say,
      follow: (place, before, after) => stage.current?.follow(place, before, after),
      openItem: (file, path) => {
        setItem({ file, at: path && { path } });
        setPanel("item");
      },
      pick: (kind, place) => setPicked({ kind, place }),
      go: (path) => stage.current?.go(path),
    }),
    [save, settle, say],
  );

  useEffect(() => files.tellOf((file, path, was, is) => stage.current?.follow({ file, path }, was, is)), []);

  const step = useCallback(
    async (which: "undo" | "redo") => {
      const outcome = await api[which]();
      if (outcome.status === "same") return say(`Nothing to ${which}.`);
      if (outcome.status === "conflict") return setConflict({ outcome, step: which, what: which });
      await settle(outcome, which === "undo" ? "Taken back." : "Done again.");
    },
    [settle, say],
  );

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand || isTyping(event)) return;
      const key = event.key.toLowerCase();
      if (key === "z") void step(event.shiftKey ? "redo" : "undo");
      else if (key === "y") void step("redo");
      else if (key === "e") setEditing((old) => !old);
      else return;
      event.preventDefault();
    },
    [step],
  );

  const onPath = useCallback((path: string, title: string) => {
    setPage({ path, title });
    history.replaceState(null, "", `?page=${encodeURIComponent(path)}`);
    setItem(undefined);
  }, []);

  async function saveMine() {
    if (!conflict?.changes) return;
    const { outcome, changes, what } = conflict;
    setConflict(undefined);
    const again = await files.save(outcome.file, changes, what, outcome.theirHash ?? "");
    if (again.status === "conflict") setConflict({ ...conflict, outcome: again });
    else if (again.status === "refused") say(inWords(again.problems), "bad");
    else {
      stage.current?.close(false);
      await settle(again, "Saved into the other version.");
    }
  }

  async function keepTheirs() {
    setConflict(undefined);
    // A step that is not taken back has changed nothing.
    if (!conflict || conflict.step) return;
    const { outcome, changes = [] } = conflict;
    for (const { path } of changes) await unsaved.settle(outcome.file, path);
    stage.current?.close(true);
    setDropped((old) => old + 1);
    await files.reload();
  }

  async function skipStep() {
    if (!conflict?.step) return;
    setConflict(undefined);
    try {
      const { status } = await api.skip(conflict.step);
      setVersion((old) => old + 1);
      if (status === "skipped") say("The step is left out. The files are as they were.");
      else say(`The file is as it was again: ${conflict.step} works.`);
    } catch (error) {
      say((error as Error).message, "bad");
    }
  }

  const shownFile = item?.file ?? own?.file ?? "site.yaml";
  const open = stage.current?.page();
  return (
    <ToolsContext value={tools}>
      <div className="editor" data-panel={panel}>
        <Bar
          title={page.title || page.path}
          path={page.path}
          version={version}
          panel={panel}
          width={width}
          isEditing={isEditing}
          onPanel={(next) => setPanel(next === panel ? undefined : next)}
          onWidth={setWidth}
          onEditing={setEditing}
          onStep={step}
          onText={(by) => stage.current?.nextText(by)}
        />
        <Recovered />
        <div className="work">
          {panel === "pages" && (
            <PagesPanel listing={listing} path={page.path} onClose={() => setPanel(undefined)} />
          )}
          <Stage
            ref={stage}
            start={start}
            width={widths[width]}
            isEditing={isEditing}
            onPath={onPath}
            onKey={onKey}
          />
          {panel === "item" && (
            <ItemPanel
              key={`${shownFile} ${dropped}`}
              file={shownFile}
              at={item?.at}
              path={page.path}
              listed={listedOf(listing, shownFile)}
              filesHere={(open ? filesOn(open.document, open.marks) : []).map((file) => ({
                file,
                label: listedOf(listing, file)?.item.title ?? nameOf(file),
              }))}
              onFile={(file) => setItem({ file })}
              onClose={() => setPanel(undefined)}
            />
          )}
          {panel === "review" && (
            <ReviewPanel
              version={version}
              width={widths[width] ?? desktop}
              onClose={() => setPanel(undefined)}
            />
          )}
        </div>
        {picked && <FieldPicker {...picked} onClose={() => setPicked(undefined)} />}
        {conflict && (
          <ConflictDialog
            {...conflict}
            onMine={saveMine}
            onTheirs={keepTheirs}
            onSkip={skipStep}
            onClose={() => setConflict(undefined)}
          />
        )}
        <Messages messages={messages} />
      </div>
    </ToolsContext>
  );
}

const fileOf = (listing: Listing | undefined, path: string) =>
  listing?.files.find((one) => one.path === path) ??
  listing?.collections.flatMap(({ items }) => items).find((one) => one.path === path);

function listedOf(listing: Listing | undefined, file: string) {
  for (const collection of listing?.collections ?? []) {
    const item = collection.items.find((one) => one.file === file);
    if (item) return { item, collection };
  }
}
