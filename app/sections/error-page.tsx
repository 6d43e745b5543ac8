import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import type { ErrorsContent } from "#model/pages/errors.ts";

type ErrorPageProps = ErrorsContent["failure"] & {
  /** Whose figure stands beside the words. */
  seed: string;
  className: string;
  /** What stands below both. */
  children?: ReactNode;
};

/** What went wrong in plain words, and one link to go on, beside a kolam. */
export function ErrorPage({ title, text, action, seed, className, children }: ErrorPageProps) {
  return (
    <div className={`page grid items-center gap-x-6 gap-y-12 lg:grid-cols-12 ${className}`}>
      <div className="lg:col-span-7">
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-xl text-lead text-muted">{text}</p>
        <ButtonLink to={action.to} size="large" className="mt-8">
          {action.label}
        </ButtonLink>
      </div>
      <Kolam seed={seed} className="draws mx-auto max-h-[26rem] w-3/4 text-accent lg:col-span-5 lg:w-full" />
      {children}
    </div>
  );
}
