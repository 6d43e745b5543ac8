import type { Reference } from "../../../items/references.ts";
import { useTools } from "../../tools.ts";

/** What leads to an item, each place a way there. */
export function Leading({ references }: { references: Reference[] }) {
  const tools = useTools();
  return (
    <div className="leading">
      <p>These lead to it. Change them first:</p>
      <ul>
        {references.map(({ file, path, field }) => (
          <li key={`${file} ${field}`}>
            <button type="button" className="plain-link" onClick={() => tools.openItem(file, path)}>
              {file} › {field}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
