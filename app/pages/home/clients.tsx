import { Icon } from "#app/ui/figures/icon.tsx";
import { Marquee } from "#app/ui/layout/marquee.tsx";
import type { HomeContent } from "#model/home.ts";

/** The strip of marks: kinds of clients, never a real or invented brand. */
export function Clients({ title, pause, marks }: HomeContent["clients"]) {
  return (
    <section
      id="our-clients"
      aria-labelledby="our-clients-title"
      className="clients scroll-mt-(--bar) border-border border-y bg-surface-secondary py-9"
    >
      <h2
        id="our-clients-title"
        className="page mb-7 flex min-h-11 items-center font-sans font-semibold text-lg text-muted"
      >
        {title}
      </h2>
      <Marquee label={title} pauseLabel={pause}>
        {marks.map(({ key, label, icon }) => (
          <li key={key} className="grid h-24 w-28 content-start justify-items-center gap-2.5 text-center">
            <Icon name={icon} className="size-10 text-accent" />
            <span className="font-semibold text-small leading-tight">{label}</span>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
