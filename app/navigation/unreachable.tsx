import { useEffect } from "react";
import { useLocation } from "react-router";
import { useToasts } from "#app/ui/toasts/toast.tsx";
import type { ErrorsContent } from "#model/pages/errors.ts";
import type { SiteContent } from "#model/site.ts";
import { waysTo } from "#model/telephone-link.ts";
import { unreachableEvent } from "./recovery.ts";

type UnreachableProps = { words: ErrorsContent["unreachable"] } & Pick<SiteContent, "email" | "phone">;

/** Says that a page could not be reached, with another try and the ways that need no page, until another page is there. */
export function Unreachable({ words, email, phone }: UnreachableProps) {
  const { show, close } = useToasts();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message on one page is removed with that page
  useEffect(() => {
    let shown: number | undefined;
    const takeBack = () => {
      if (shown !== undefined) close(shown);
    };
    const tell = ({ detail: to }: CustomEvent<string>) => {
      takeBack();
      delete document.documentElement.dataset.going;
      // Modal dialogs would cover the toast.
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
      shown = show({
        tone: "danger",
        ...(navigator.onLine ? words.failed : words.offline),
        timeout: Number.POSITIVE_INFINITY,
        links: [{ label: words.retry, to, onClick: takeBack }, ...waysTo({ email, phone })],
      });
    };
    const listening = new AbortController();
    addEventListener(unreachableEvent, tell as EventListener, listening);
    return () => {
      listening.abort();
      takeBack();
    };
  }, [pathname, show, close, words, email, phone]);
  return null;
}
