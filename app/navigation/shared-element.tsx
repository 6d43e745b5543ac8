import { createContext, type ReactNode, useContext, useEffect, useId, useState, ViewTransition } from "react";
import { useLocation } from "react-router";

/**
 * A card's picture and title become those of the page that the card opens.
 *
 *   card  <SharedPicture name="services/ai-ml"><Picture … /></SharedPicture>
 *   hero  <SharedPicture name="services/ai-ml"><Picture … priority="high" /></SharedPicture>
 *
 * The name is the page's address without the first slash. A name may stand on a page any number of times (a hero card,
 * a carousel, a dialog): only the one beside the clicked link, and the one on the page itself, take part.
 */
export function SharedPicture({ name, className, children }: SharedPictureProps) {
  return (
    <Shared kind="picture" name={name}>
      {(id) => (
        <div data-shared-picture={name} data-shared-id={id} className={className}>
          {children}
        </div>
      )}
    </Shared>
  );
}

type SharedPictureProps = { name: string; className?: string; children: ReactNode };

/** The words of a card's heading, inside the heading: `<h3><SharedTitle name=…>Title</SharedTitle></h3>`. */
export function SharedTitle({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Shared kind="title" name={name}>
      {(id) => (
        <span data-shared-title={name} data-shared-id={id} className="inline-block">
          {children}
        </span>
      )}
    </Shared>
  );
}

/** Follows which link was clicked, so that the elements beside it go along to the next page. */
export function SharedElements({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<string[]>([]);
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link) setChosen(idsBeside(link));
    };
    document.addEventListener("click", choose, { capture: true });
    return () => document.removeEventListener("click", choose, { capture: true });
  }, []);
  return <Chosen value={chosen}>{children}</Chosen>;
}

const Chosen = createContext<string[]>([]);

type SharedProps = { kind: "picture" | "title"; name: string; children: (id: string) => ReactNode };

function Shared({ kind, name, children }: SharedProps) {
  const id = useId();
  const chosen = useContext(Chosen).includes(id);
  const onItsPage = useLocation().pathname === `/${name}`;
  const takesPart = chosen || onItsPage;
  return (
    <ViewTransition
      name={takesPart ? `${kind}-${name.replaceAll("/", "-")}` : undefined}
      share={`shared-${kind}`}
      default="none"
    >
      {children(id)}
    </ViewTransition>
  );
}

/** The picture and title of the link's target that stand nearest to the link: those of its own card. A menu has none. */
function idsBeside(link: HTMLAnchorElement): string[] {
  if (!link.closest("#main")) return [];
  return ["picture", "title"].flatMap((kind) => {
    const selector = `[data-shared-${kind}="${CSS.escape(link.pathname.slice(1))}"]`;
    for (let around: Element | null = link; around && around.id !== "main"; around = around.parentElement) {
      const found = around.querySelector<HTMLElement>(selector);
      if (found) return found.dataset.sharedId ?? [];
    }
    return [];
  });
}
