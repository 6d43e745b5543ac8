import { useRef } from "react";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { ContactContent } from "#model/pages/contact.ts";
import type { OfficeContent, SiteContent } from "#model/site.ts";
import { CopyButton } from "./copy-button.tsx";
import { PlaceOnLine } from "./place-on-line.tsx";

type Words = ContactContent["offices"];
type OfficesProps = Words & Pick<SiteContent, "offices">;

/** The places as two dots of one line: each with its city, its address and the ways there. */
export function Offices({ offices, ...words }: OfficesProps) {
  return (
    <section
      id="offices"
      aria-labelledby="offices-title"
      className="overflow-clip border-border border-t py-11 md:py-24 lg:py-28 print:py-6"
    >
      <div className="page">
        <h2 id="offices-title" className="text-headline">
          {words.title}
        </h2>
        <div className="mt-4 grid gap-x-6 gap-y-10 lg:mt-0 lg:grid-cols-12 lg:gap-y-0">
          {offices.map((office) => (
            <Office key={office.city} {...office} words={words} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Office({ kind, city, address, hours, picture, words }: OfficeContent & { words: Words }) {
  const id = `office-${city.toLowerCase().replaceAll(" ", "-")}`;
  const written = address.join(", ");
  const place = useRef<HTMLElement>(null);
  return (
    <article
      aria-labelledby={id}
      className="lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:first:col-span-7 lg:not-first:col-span-5"
    >
      <div className="self-end">
        <Picture {...picture} sizes="(width >= 64rem) 50vw, 100vw" className="framed w-full" />
      </div>
      <PlaceOnLine />
      <div className="mt-6 flex flex-col">
        <p className="font-medium text-accent">{kind}</p>
        <h3 id={id} className="mt-1 text-headline">
          {city}
        </h3>
        {/* It takes what room there is: hours and buttons of all places stand in one line. */}
        <address ref={place} className="mt-5 grow text-lg not-italic leading-relaxed">
          {address.map((line, nth) => (
            <span key={line} className="block">
              {line}
              {nth < address.length - 1 && ","}
            </span>
          ))}
        </address>
        {hours && (
          <p className="mt-3 flex flex-wrap items-center gap-3 text-muted">
            {hours.text}
            <SampleMark of={hours} />
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(written)}`}
            rel="noreferrer"
            aria-describedby={id}
            className={button({ variant: "secondary", class: "max-sm:w-full" })}
          >
            {words.maps}
            <Icon name={uiIcons.upRight} className="size-5 text-accent" />
          </a>
          <CopyButton
            text={written}
            label={words.copy}
            done={words.copied}
            failed={words.notCopied}
            describedBy={id}
            shownIn={place}
          />
        </div>
      </div>
    </article>
  );
}
