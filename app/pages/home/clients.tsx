import { Icon } from "#app/ui/figures/icon.tsx";
import { Marquee } from "#app/ui/scrolling/marquee.tsx";
import type { HomeContent } from "#model/pages/home.ts";

/** The strip of marks: kinds of clients, never a real or invented brand. */
export function Clients({ title, note, pause, marks }: HomeContent["clients"]) {
  return (
    <section
      id="our-clients"
      aria-labelledby="our-clients-title"
      className="clients scroll-mt-(--bar) border-border border-y bg-surface-secondary py-9"
    >
      <div className="page mb-7 min-h-11 pr-16">
        <h2 id="our-clients-title" className="font-sans font-semibold text-lg">
          {title}
        </h2>
        <p className="text-muted text-small">{note}</p>
      </div>
      <Marquee label={title} pauseLabel={pause}>
        {marks.map(({ key, label, icon, image }) => (
          <li
            key={key}
            className="grid h-24 w-min min-w-29 content-start justify-items-center gap-2.5 text-center"
          >
            {image ? (
              <img
                src={image}
                alt=""
                width={112}
                height={40}
                loading="lazy"
                className="h-10 w-28 object-contain"
              />
            ) : (
              icon && <Icon name={icon} className="size-10 text-accent" />
            )}
            <span className="font-semibold text-small leading-tight">{label}</span>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
