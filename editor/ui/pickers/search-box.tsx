import { Icon } from "../icon.tsx";

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

export const SearchBox = ({ label, value, onChange }: SearchBoxProps) => (
  <label className="search-box">
    <Icon name="search" />
    <input
      type="search"
      className="input"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);

/** Whether a text has all words of a search in it. */
export const hasWords = (text: string, search: string) => {
  const inside = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => inside.includes(word));
};
