import type { ReactNode } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { tv } from "#app/ui/variants.ts";

export type NoticeContent = {
  tone?: "success" | "danger";
  title: string;
  description?: string;
  /** A line of its own under the description, such as a reference to quote. */
  note?: string;
  links?: WayOn[];
};

type WayOn = { label: string; to: string; onClick?: () => void };

const frame = tv({
  base: "notice flex items-start gap-3 rounded-2xl border bg-overlay p-4 text-small shadow-float",
  variants: { tone: { success: "border-success/50", danger: "border-danger/50" } },
});

const sign = tv({
  base: "mt-0.5 size-6 shrink-0",
  variants: { tone: { success: "text-success", danger: "text-danger" } },
});

/** The look of a toast, standing in the page: the answer to a form that was sent without JavaScript. */
export function Notice({ action, ...content }: NoticeContent & { action?: ReactNode }) {
  return (
    <div role="status" className={frame({ tone: content.tone ?? "success" })}>
      <NoticeBody {...content} />
      {action}
    </div>
  );
}

/** What a notice and a toast say; their frames differ. */
export function NoticeBody({ tone = "success", title, description, note, links }: NoticeContent) {
  return (
    <>
      <Icon name={tone === "success" ? uiIcons.checkCircle : uiIcons.warning} className={sign({ tone })} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-muted leading-snug">{description}</p>}
        {note && <p className="mt-1.5 font-medium leading-snug">{note}</p>}
        {links && <Ways links={links} />}
      </div>
    </>
  );
}

/** Ways on where one has failed. */
export const Ways = ({ links }: { links: WayOn[] }) => (
  <p className="mt-1 flex flex-wrap gap-x-6">
    {links.map(({ label, to, onClick }) => (
      <a
        key={to}
        href={to}
        onClick={onClick}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {label}
      </a>
    ))}
  </p>
);

export const noticeFrame = (tone: NoticeContent["tone"] = "success") => frame({ tone });
