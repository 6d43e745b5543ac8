import { useState } from "react";
import { api } from "../api.ts";
import { useLoaded } from "../use-loaded.ts";
import type { ChoiceProps } from "./choice-props.ts";
import { hasWords, SearchBox } from "./search-box.tsx";

/** The items of all collections, as lists of related pages name them: folder/id. */
export function RelationChoice({ value, onChoose }: ChoiceProps) {
  const [search, setSearch] = useState("");
  const collections = useLoaded(api.items)?.collections ?? [];
  const items = collections.flatMap(({ name, label, items }) =>
    items.map(({ id, title }) => ({ relation: `${name}/${id}`, title, label })),
  );
  return (
    <>
      <SearchBox label="Search pages" value={search} onChange={setSearch} />
      <ul className="link-list">
        {items
          .filter(({ relation, title, label }) => hasWords(`${relation} ${title} ${label}`, search))
          .map(({ relation, title, label }) => (
            <li key={relation}>
              <button
                type="button"
                className="choice link-choice"
                aria-pressed={relation === value}
                onClick={() => onChoose(relation)}
              >
                <span>
                  {title} <span className="quiet">{label}</span>
                </span>
                <code>{relation}</code>
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
