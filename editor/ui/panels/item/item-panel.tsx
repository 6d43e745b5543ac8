import { useEffect, useRef } from "react";
import type { Change, Path } from "../../../files/change.ts";
import type { ListedCollection, ListedItem } from "../../api.ts";
import { Field } from "../../form/field.tsx";
import { FormContext, pathId } from "../../form/form-context.ts";
import { Fields } from "../../form/group.tsx";
import { nameOf } from "../../form/schema.ts";
import { IconButton } from "../../icon.tsx";
import { useTools } from "../../tools.ts";
import { useItem } from "../../typing/files.ts";
import { ItemActions } from "./item-actions.tsx";
import { SearchPreview } from "./search-preview.tsx";

type ItemPanelProps = {
  file: string;
  /** The field to begin at; a new object for each request. */
  at?: { path: Path };
  /** The files that make up the page that is open, to change between. */
  filesHere: { file: string; label: string }[];
  listed?: { item: ListedItem; collection: ListedCollection };
  path: string;
  onFile: (file: string) => void;
  onClose: () => void;
};

/** The whole item beside the page: every field, in a form made from its schema. */
export function ItemPanel({ file, at, filesHere, listed, path, onFile, onClose }: ItemPanelProps) {
  const tools = useTools();
  const item = useItem(tools.files, file);
  const company = useItem(tools.files, "site.yaml");
  const panel = useRef<HTMLElement>(null);
  const isLoaded = item !== undefined;

  useEffect(() => {
    if (isLoaded && at) showField(panel.current, at.path);
  }, [isLoaded, at]);

  const commit = async (change: Change, what: string) => {
    const outcome = await tools.save(file, [change], what);
    return outcome.status === "refused" ? outcome.problems.map(({ says }) => says) : [];
  };

  return (
    <aside ref={panel} className="panel item-panel" aria-label="The whole item">
      <header className="panel-head">
        <h2>{listed?.item.title ?? nameOf(file)}</h2>
        <IconButton name="close" label="Close the item" onClick={onClose} />
      </header>
      <div className="panel-body">
        <label className="file-choice">
          <span className="visually-hidden">What is edited</span>
          <select className="input" value={file} onChange={(event) => onFile(event.target.value)}>
            {filesHere.map((one) => (
              <option key={one.file} value={one.file}>
                {one.label}
              </option>
            ))}
            {!filesHere.some((one) => one.file === file) && <option>{file}</option>}
          </select>
        </label>
        {listed && <ItemActions {...listed} />}
        {item && (
          <FormContext value={{ file, data: item.data, schema: item.schema, commit, Field }}>
            <SearchPreview data={item.data} path={listed?.item.path ?? path} site={company?.data} />
            <Fields path={[]} schema={item.schema} value={item.data} />
          </FormContext>
        )}
      </div>
    </aside>
  );
}

/** Opens the groups around a field and puts the focus into it. */
function showField(panel: HTMLElement | null, path: Path) {
  for (let length = path.length; length > 0; length -= 1) {
    const field = panel?.querySelector<HTMLElement>(`#${CSS.escape(pathId(path.slice(0, length)))}`);
    if (!field) continue;
    for (let around: HTMLElement | null = field; around && around !== panel; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
      const title =
        around.hidden && around.previousElementSibling?.querySelector<HTMLElement>("[aria-expanded=false]");
      if (title) title.click();
    }
    requestAnimationFrame(() => {
      field.scrollIntoView({ block: "center" });
      field.querySelector<HTMLElement>("input, textarea, select, button, summary")?.focus();
    });
    return;
  }
}
