import { useState } from "react";
import { useLoaded } from "../use-loaded.ts";
import type { ChoiceProps } from "./choice-props.ts";
import { hasWords, SearchBox } from "./search-box.tsx";
import { allPictures, Thumbnails } from "./thumbnails.tsx";

/** Every picture by day and by night. */
export function PictureChoice({ value, onChoose }: ChoiceProps) {
  const [search, setSearch] = useState("");
  const names = Object.keys(useLoaded(allPictures) ?? {}).filter((name) => hasWords(name, search));
  return (
    <>
      <SearchBox label="Search pictures" value={search} onChange={setSearch} />
      <ul className="picture-grid">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="choice"
              aria-pressed={name === value}
              onClick={() => onChoose(name)}
            >
              <Thumbnails src={name} />
              <span className="choice-name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {!names.length && <p className="quiet">No picture is called that.</p>}
    </>
  );
}
