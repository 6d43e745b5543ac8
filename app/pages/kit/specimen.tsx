import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { PictureContent } from "#model/fields.ts";

/** A group of the kit; the tabs at the top lead here. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="tab-section border-border border-t pt-20 pb-12 first:border-0"
    >
      <h2 id={`${id}-title`} className="text-headline">
        {title}
      </h2>
      <div className="mt-10 grid gap-12">{children}</div>
    </section>
  );
}

/** One piece: its name and what it promises on the left, its states on the right. */
export function Specimen({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <header>
        <h3 className="text-xl">{name}</h3>
        <p className="mt-1 text-small text-muted leading-snug">{note}</p>
      </header>
      <div className="grid min-w-0 gap-5">{children}</div>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** A picture to show components with; the page's loader reads it. */
export const useKitPicture = () =>
  useRouteLoaderData<{ picture: PictureContent }>("pages/kit/page")?.picture as PictureContent;
