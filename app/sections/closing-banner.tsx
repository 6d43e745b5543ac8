import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { linkAbout } from "#contract/about.ts";
import type { ActionContent, ClosingContent, PictureContent } from "#model/fields.ts";

type ClosingBannerProps = ClosingContent & {
  /** Whose figure signs the page when there is no picture. */
  seed: string;
  /** The page's path without the first slash, if the contact form is to know it. */
  about?: string;
  /** A wide shot that closes the page as its horizon, from edge to edge. */
  picture?: PictureContent;
};

/** The last word of a page and the way on. Links to #contact end here. */
export function ClosingBanner({ picture, seed, about, ...closing }: ClosingBannerProps) {
  const { primary } = closing;
  const words = about ? { ...closing, primary: { ...primary, to: linkAbout(primary.to, about) } } : closing;
  return (
    <section
      id="contact"
      aria-labelledby="closing-title"
      className="relative overflow-clip border-border border-t"
    >
      {picture ? <OverHorizon {...words} picture={picture} /> : <Signed {...words} seed={seed} />}
    </section>
  );
}

function OverHorizon({ title, picture, ...call }: ClosingContent & { picture: PictureContent }) {
  return (
    <>
      <div className="page relative z-1 grid gap-x-16 gap-y-4 pt-10 lg:grid-cols-12 lg:pt-20 print:pt-6">
        <Title className="lg:col-span-7">{title}</Title>
        <div className="lg:col-span-5 lg:self-end">
          <Call {...call} />
        </div>
      </div>
      <Picture {...picture} sizes="106vw" className="horizon" />
    </>
  );
}

function Signed({ title, seed, ...call }: ClosingContent & { seed: string }) {
  return (
    <div className="page grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-12 lg:py-16 print:py-6">
      <div className="lg:col-span-7">
        <Title className="mb-5">{title}</Title>
        <Call {...call} />
      </div>
      <Kolam
        seed={seed}
        className="mx-auto h-72 max-w-full text-hue max-lg:hidden lg:col-span-5 print:hidden"
      />
    </div>
  );
}

function Title({ className = "", children }: { className?: string; children: string }) {
  return (
    <h2 id="closing-title" className={`text-display ${className}`}>
      {children}
    </h2>
  );
}

function Call({ text, primary, secondary }: Omit<ClosingContent, "title">) {
  return (
    <>
      <p className="max-w-[36rem] text-lead text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
        <Way {...primary} />
        {secondary && <Way {...secondary} variant="secondary" />}
      </div>
    </>
  );
}

function Way({ label, to, variant }: ActionContent & { variant?: "secondary" }) {
  return (
    <ButtonLink to={to} size="large" variant={variant} className="max-sm:w-full">
      {label}
    </ButtonLink>
  );
}
