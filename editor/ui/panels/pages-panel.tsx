import { useState } from "react";
import type { ListedCollection, Listing } from "../api.ts";
import { nameOf } from "../form/schema.ts";
import { Icon, IconButton } from "../icon.tsx";
import { hasWords, SearchBox } from "../pickers/search-box.tsx";
import { useTools } from "../tools.ts";
import { NewItem } from "./item/new-item.tsx";

type PagesPanelProps = { listing: Listing | undefined; path: string; onClose: () => void };

/** Every page of the site, and the texts that stand on none in particular. */
export function PagesPanel({ listing, path, onClose }: PagesPanelProps) {
  const tools = useTools();
  const [search, setSearch] = useState("");
  const [fresh, setFresh] = useState<ListedCollection>();
  const pages = listing?.files.filter((one) => one.path) ?? [];
  const words = listing?.files.filter((one) => !one.path) ?? [];
  const first = fresh?.items[0];
  return (
    <aside className="panel pages-panel" aria-label="Pages">
      <header className="panel-head">
        <h2>Pages</h2>
        <IconButton name="close" label="Close the list of pages" onClick={onClose} />
      </header>
      <div className="panel-body">
        <SearchBox label="Search pages" value={search} onChange={setSearch} />
        <Section title="Site">
          {pages
            .filter(({ file, path = "" }) => hasWords(`${file} ${path}`, search))
            .map(({ file, path: to = "/" }) => (
              <PageLink key={file} title={nameOf(file)} path={to} isCurrent={to === path} />
            ))}
        </Section>
        {listing?.collections.map((collection) => (
          <Section
            key={collection.name}
            title={collection.label}
            action={
              <IconButton
                name="add"
                label={`New in ${collection.label}`}
                onClick={() => setFresh(collection)}
              />
            }
          >
            {collection.items
              .filter(({ title, id }) => hasWords(`${title} ${id}`, search))
              .map(({ file, title, path: to, draft }) => (
                <PageLink key={file} title={title} path={to} isCurrent={to === path} isDraft={draft} />
              ))}
          </Section>
        ))}
        <Section title="Shared words">
          {words
            .filter(({ file }) => hasWords(file, search))
            .map(({ file }) => (
              <li key={file}>
                <button type="button" className="page-link" onClick={() => tools.openItem(file)}>
                  <span>{nameOf(file)}</span>
                  <code>{file}</code>
                </button>
              </li>
            ))}
        </Section>
      </div>
      {fresh && first && <NewItem collection={fresh} from={first} onClose={() => setFresh(undefined)} />}
    </aside>
  );
}

type SectionProps = { title: string; action?: React.ReactNode; children: React.ReactNode };

const Section = ({ title, action, children }: SectionProps) => (
  <section className="pages-section">
    <h3>
      {title}
      {action}
    </h3>
    <ul>{children}</ul>
  </section>
);

type PageLinkProps = { title: string; path: string; isCurrent: boolean; isDraft?: boolean };

function PageLink({ title, path, isCurrent, isDraft }: PageLinkProps) {
  const tools = useTools();
  return (
    <li>
      <button
        type="button"
        className="page-link"
        aria-current={isCurrent ? "page" : undefined}
        onClick={() => tools.go(path)}
      >
        <span>
          {title}
          {isDraft && (
            <span className="badge">
              <Icon name="draft" /> Draft
            </span>
          )}
        </span>
        <code>{path}</code>
      </button>
    </li>
  );
}
