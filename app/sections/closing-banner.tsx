import type { ClosingContent } from "#app/schemas/pages.ts";
import type { PictureContent } from "#app/schemas/parts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Kolam } from "#app/ui/kolam.tsx";
import { Picture } from "#app/ui/picture.tsx";

type ClosingBannerProps = ClosingContent & {
  /** Whose figure is drawn behind the words. */
  seed: string;
  /** A wide shot that closes the page as its horizon. */
  picture?: PictureContent;
};

/** The last word of a page and the way on. Links to #contact end here. */
export function ClosingBanner({ title, text, primary, secondary, seed, picture }: ClosingBannerProps) {
  return (
    <section
      id="contact"
      aria-labelledby="closing-title"
      className="relative overflow-clip border-border border-t"
    >
      <Kolam
        seed={seed}
        dots={false}
        className={`figure-ground absolute ${picture ? "-top-1/2 -left-1/6 h-full" : "top-1/2 right-0 h-[190%] -translate-y-1/2 translate-x-1/6"}`}
      />
      <div
        className={`page relative grid gap-x-16 gap-y-8 pt-20 lg:grid-cols-12 lg:pt-28 ${picture ? "" : "pb-20 lg:pb-28"}`}
      >
        <h2
          id="closing-title"
          className="text-headline lg:col-span-7 lg:text-[clamp(2.5rem,1.4rem+3vw,4rem)]"
        >
          {title}
        </h2>
        <div className="lg:col-span-5 lg:self-end">
          <p className="text-lead text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={primary.to} size="large" className="max-sm:w-full">
              {primary.label}
            </ButtonLink>
            {secondary && (
              <ButtonLink to={secondary.to} size="large" variant="secondary" className="max-sm:w-full">
                {secondary.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {picture && (
        <Picture
          {...picture}
          sizes="100vw"
          className="melting relative mx-auto w-full max-w-[90rem] sm:aspect-[2/1]"
        />
      )}
    </section>
  );
}
