import { type FormEvent, useState } from "react";
import { api } from "../api.ts";
import { labelOf } from "../form/schema.ts";
import { useLoaded } from "../use-loaded.ts";
import type { ChoiceProps } from "./choice-props.ts";
import { hasWords, SearchBox } from "./search-box.tsx";

/** Our pages and their sections, or an address elsewhere. */
export function LinkChoice({ value, onChoose }: ChoiceProps) {
  const [search, setSearch] = useState("");
  const isElsewhere = /^(https:|mailto:|tel:)/.test(value);
  const [address, setAddress] = useState(isElsewhere ? value : "");
  const links = useLoaded(api.links) ?? [];
  const found = links.filter(({ to, title, section = "" }) => hasWords(`${to} ${title} ${section}`, search));
  const takeAddress = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim()) onChoose(address.trim());
  };
  return (
    <>
      <SearchBox label="Search pages and sections" value={search} onChange={setSearch} />
      <ul className="link-list">
        {found.slice(0, 200).map(({ to, title, section }) => (
          <li key={to}>
            <button
              type="button"
              className="choice link-choice"
              aria-pressed={to === value}
              onClick={() => onChoose(to)}
            >
              <span>
                {title}
                {section && <span className="quiet"> › {labelOf(section)}</span>}
              </span>
              <code>{to}</code>
            </button>
          </li>
        ))}
      </ul>
      {!found.length && <p className="quiet">No page or section is called that.</p>}
      <form className="elsewhere" onSubmit={takeAddress}>
        <label>
          Or an address elsewhere
          <input
            className="input"
            placeholder="https://…, mailto:… or tel:…"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            pattern="(https://|mailto:|tel:).+"
            title="It begins with https://, mailto: or tel:"
          />
        </label>
        <button type="submit" className="button">
          Use it
        </button>
      </form>
    </>
  );
}
