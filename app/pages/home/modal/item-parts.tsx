import type { ReactNode } from "react";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Ring } from "#app/ui/figures/ring.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Prose } from "#app/ui/layout/prose.tsx";
import type { IconContent } from "#model/content-of.ts";

function Part({ title, mark, children }: { title: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-border border-t pt-6">
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-title">{title}</h3>
        {mark}
      </div>
      {children}
    </section>
  );
}

export function Text({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      <Prose text={text} />
    </div>
  );
}

type Entry = { title: string; description: string; icon: IconContent };

export function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <Part title={title}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.title}>
            <Icon name={entry.icon} className="size-7 text-hue" />
            <h4 className="mt-2 font-semibold leading-snug">{entry.title}</h4>
            <p className="mt-1 text-small text-muted">{entry.description}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Part title={title}>
      <ul className="grid gap-3">
        {lines.map((text) => (
          <li key={text} className="flex gap-3">
            <Icon name={uiIcons.check} className="mt-1.5 size-4 shrink-0 text-hue" />
            {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Result = {
  title: string;
  value?: string;
  icon?: IconContent;
  label?: boolean;
  hideValueLabel?: boolean;
  sample?: true;
};

export function Results({ title, results }: { title: string; results: Result[] }) {
  if (!results.length) return null;
  return (
    <Part title={title} mark={<SampleMark of={results} />}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
        {results.map((result) => (
          <li key={result.title} className="grid content-start justify-items-center gap-3 text-center">
            <div className="grid h-28 place-items-center">
              {result.value ? (
                <Ring value={result.value} asText={result.label} hideValue={result.hideValueLabel} />
              ) : (
                result.icon && <Icon name={result.icon} className="size-14 text-hue" />
              )}
            </div>
            <h4 className="font-medium text-small leading-snug">{result.title}</h4>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Tags({ title, tags }: { title: string; tags: string[] }) {
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    </Part>
  );
}
