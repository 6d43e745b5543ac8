import { type FormEvent, useId, useState } from "react";
import { api, type ListedCollection, type ListedItem } from "../../api.ts";
import { Dialog } from "../../dialog.tsx";
import { inWords } from "../../in-words.ts";
import { useTools } from "../../tools.ts";
import { asTyped } from "../../typing/typed-text.ts";
import { AddressInput } from "./address-input.tsx";

type NewItemProps = { collection: ListedCollection; from: ListedItem; onClose: () => void };

/** A new item that begins as a copy of another. */
export function NewItem({ collection, from, onClose }: NewItemProps) {
  const tools = useTools();
  const [source, setSource] = useState(from.file);
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  const [isDraft, setDraft] = useState(true);
  const [problem, setProblem] = useState("");
  const id = address ?? idFrom(title);
  const label = useId();
  const folder = from.path.slice(0, from.path.lastIndexOf("/") + 1);

  function create(event: FormEvent) {
    event.preventDefault();
    setProblem("");
    return tools.attempt(async () => {
      const outcome = await api.copy({ file: source, id, title, draft: isDraft, menu: collection.inMenu });
      if (outcome.status === "refused") return setProblem(inWords(outcome.problems));
      if (!(await tools.settle(outcome, `${title} was added.`))) return;
      onClose();
      tools.go(folder + id);
      tools.openItem(source.replace(/[^/]+(?=\.\w+$)/, id));
    }, setProblem);
  }

  return (
    <Dialog title={`New in ${collection.label}`} onClose={onClose}>
      <form className="stack" onSubmit={create}>
        <ModelChoice id={`${label}-from`} items={collection.items} file={source} onChoose={setSource} />
        <label htmlFor={`${label}-title`}>Title</label>
        <input
          id={`${label}-title`}
          className="input"
          required
          value={title}
          onChange={(event) => setTitle(asTyped(event.target.value, true))}
        />
        <AddressInput id={`${label}-id`} folder={folder} address={id} onChange={setAddress} />
        <label className="flag">
          <input type="checkbox" checked={isDraft} onChange={(event) => setDraft(event.target.checked)} />
          As a draft: only the editor shows it
        </label>
        {collection.inMenu && (
          <p className="quiet">
            {isDraft
              ? "It gets its menu entry when you publish it."
              : "It gets an entry in the menu, behind that of its model."}
          </p>
        )}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button">
          Create
        </button>
      </form>
    </Dialog>
  );
}

type ModelChoiceProps = {
  id: string;
  items: ListedItem[];
  file: string;
  onChoose: (file: string) => void;
};

const ModelChoice = ({ id, items, file, onChoose }: ModelChoiceProps) => (
  <>
    <label htmlFor={id}>Copy of</label>
    <select id={id} className="input" value={file} onChange={(event) => onChoose(event.target.value)}>
      {items.map(({ file, title }) => (
        <option key={file} value={file}>
          {title}
        </option>
      ))}
    </select>
  </>
);

/** "Smart Parking & Co" is smart-parking-co. */
const idFrom = (title: string) =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
