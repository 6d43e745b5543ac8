import { useState } from "react";
import { api } from "../api.ts";
import { Drawing } from "../icon.tsx";
import { useLoaded } from "../use-loaded.ts";
import type { ChoiceProps } from "./choice-props.ts";
import { SearchBox } from "./search-box.tsx";

/** The icons of our one set, by words. */
export function IconChoice({ value, onChoose }: ChoiceProps) {
  const [search, setSearch] = useState("");
  const found = useLoaded(api.icons, search);
  return (
    <>
      <SearchBox label="Search icons" value={search} onChange={setSearch} />
      <p className="quiet" role="status">
        {found &&
          `${found.total} icons${found.total > found.icons.length ? `, the first ${found.icons.length} shown: type to narrow them down` : ""}`}
      </p>
      <ul className="icon-grid">
        {found?.icons.map(({ name, body }) => (
          <li key={name}>
            <button
              type="button"
              className="choice"
              title={name.replace(/^ph:|-duotone$/g, "")}
              aria-label={name.replace(/^ph:|-duotone$/g, "").replaceAll("-", " ")}
              aria-pressed={name === value}
              onClick={() => onChoose(name)}
            >
              <Drawing body={body} size={found.size} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
