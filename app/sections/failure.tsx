import { ButtonLink } from "#app/ui/button.tsx";

type FailureProps = { title?: string; text?: string; action?: { label: string; to: string } };

/** Shown when a page cannot be drawn. It needs no loaded content, because loading may be what failed. */
export function Failure({
  title = "Unexpected Application Error!",
  text = "Something went wrong on our side. Please try again in a moment.",
  action = { label: "Back to Home", to: "/" },
}: FailureProps) {
  return (
    <main id="main" className="page py-24">
      <h1 className="text-headline">{title}</h1>
      <p className="mt-4 text-lead text-muted">{text}</p>
      <ButtonLink to={action.to} reloadDocument className="mt-8">
        {action.label}
      </ButtonLink>
    </main>
  );
}
