import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";

type FailureProps = { title?: string; text?: string; action?: { label: string; to: string } };

/** Shown when a page cannot be drawn. It needs no loaded content, because loading may be what failed. */
export function Failure({
  title = "Unexpected Application Error!",
  text = "Something went wrong on our side. Please try again in a moment.",
  action = { label: "Back to Home", to: "/" },
}: FailureProps) {
  return (
    <main id="main" className="page grid min-h-dvh items-center gap-x-6 gap-y-12 py-16 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-xl text-lead text-muted">{text}</p>
        <ButtonLink to={action.to} size="large" className="mt-8">
          {action.label}
        </ButtonLink>
      </div>
      <Kolam
        seed="failure"
        className="draws mx-auto max-h-[26rem] w-3/4 text-accent lg:col-span-5 lg:w-full"
      />
    </main>
  );
}
