import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "#app/ui/figures/spinner.tsx";
import { tv, type VariantProps } from "#app/ui/variants.ts";

export const button = tv({
  base: "inline-flex min-h-11 cursor-pointer select-none items-center justify-center gap-2 rounded-full font-semibold forced-colors:border transition-[translate,opacity] duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-60",
  variants: {
    variant: {
      primary:
        "bg-accent text-accent-foreground hover:bg-[color-mix(in_oklch,var(--accent),var(--foreground)_14%)]",
      secondary: "border border-field/60 bg-surface text-foreground hover:border-accent hover:text-accent",
      quiet: "text-foreground hover:bg-surface-tertiary",
    },
    size: {
      small: "px-4 py-1.5 text-small",
      medium: "px-6 py-2.5",
      large: "min-h-13 px-8 py-3.5 text-lg",
      icon: "size-11 p-0",
    },
  },
  defaultVariants: { variant: "primary", size: "medium" },
});

export type ButtonVariants = VariantProps<typeof button>;

type ButtonProps = ComponentProps<"button"> &
  ButtonVariants & {
    /** It is at work: presses do nothing, it keeps the focus, and the line draws itself in place of the words. */
    loading?: boolean;
  };

export function Button({
  variant,
  size,
  className,
  loading,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      onClick={loading ? ignorePress : onClick}
      aria-disabled={loading || rest["aria-disabled"]}
      aria-busy={loading || undefined}
      className={button({ variant, size, class: [loading && "button-busy", className] })}
    >
      {loading === undefined ? (
        children
      ) : (
        <>
          {/* Around the words from the beginning: those of a translated page cannot be moved. */}
          <span className={loading ? "button-label inline-flex items-center gap-2" : "contents"}>
            {children}
          </span>
          {loading && <Spinner />}
        </>
      )}
    </button>
  );
}

/** A disabled button would lose the focus to the page; and Enter in a field presses this one, too. */
const ignorePress = (event: MouseEvent) => event.preventDefault();

type ButtonLinkProps = ComponentProps<"a"> & ButtonVariants & { to: string };

/** What navigates is a link, whatever it looks like. */
export const ButtonLink = ({ to, variant, size, className, ...rest }: ButtonLinkProps) => (
  <a href={to} {...rest} className={button({ variant, size, class: className })} />
);
