import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useState,
  ViewTransition,
} from "react";
import { useLocation } from "react-router";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";

/**
 * A card's picture and title become those of the page that the card opens.
 *
 *   card  <SharedPicture name="services/ai-ml"><Picture … /></SharedPicture>
 *   hero  <SharedPicture name="services/ai-ml"><Picture … priority="high" /></SharedPicture>
 *
 * The name is the page's address without the first slash. A name may stand on a page any number of times (a hero card,
 * a carousel, a dialog): only the one beside the clicked link, and the one on the page itself, take part. The larger
 * picture has the card's own behind it until it has come.
 */
export function SharedPicture({ name, id, className, children }: SharedPictureProps) {
  // Read once, at mount: only a picture that is rendered because of the click gets the card's as its placeholder.
  const [chosen] = useState(useContext(Chosen));
  const behind = chosen.name === name && chosen.picture && `url(${chosen.picture})`;
  return (
    <Shared kind="picture" name={name}>
      {(sharedId) => (
        <div
          id={id}
          data-shared-picture={name}
          data-shared-id={sharedId}
          className={className}
          style={{ "--card-picture": behind } as CSSProperties}
          // Remove the placeholder once loaded: it would show through the transparent parts.
          onLoadCapture={({ currentTarget }) => currentTarget.removeAttribute("style")}
        >
          {children}
        </div>
      )}
    </Shared>
  );
}

type SharedPictureProps = { name: string; id?: string; className?: string; children: ReactNode };

/** The words of a card's heading, inside the heading: `<h3><SharedTitle name=…>Title</SharedTitle></h3>`. */
export function SharedTitle({ name, children }: { name: string; children: string }) {
  return (
    <Shared kind="title" name={name}>
      {(id) => (
        <span data-shared-title={name} data-shared-id={id} className="inline-block">
          <Unbroken text={children} />
        </span>
      )}
    </Shared>
  );
}

/** Follows which link was clicked, so that the elements beside it go along to the next page. */
export function SharedElements({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<ChosenCard>(none);
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link) return;
      const card = cardOf(link);
      // From a modal whose picture has not loaded yet, keep the card's.
      setChosen((last) => (card.name === last.name ? { picture: last.picture, ...card } : card));
    };
    document.addEventListener("click", choose, { capture: true });
    return () => document.removeEventListener("click", choose, { capture: true });
  }, []);
  return <Chosen value={chosen}>{children}</Chosen>;
}

type ChosenCard = {
  /** Those of the shared elements in it. */
  ids: string[];
  /** Of what it links to. */
  name?: string;
  /** The address of its picture, if that is there. */
  picture?: string;
};

const none: ChosenCard = { ids: [] };
const Chosen = createContext(none);

type SharedProps = { kind: "picture" | "title"; name: string; children: (id: string) => ReactNode };

function Shared({ kind, name, children }: SharedProps) {
  const id = useId();
  const chosen = useContext(Chosen).ids.includes(id);
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
function cardOf(link: HTMLAnchorElement): ChosenCard {
  const name = link.pathname.slice(1);
  const [picture, title] = ["picture", "title"].map((kind) => {
    const selector = `[data-shared-${kind}="${CSS.escape(name)}"]`;
    return link.closest(`#main :has(${selector})`)?.querySelector<HTMLElement>(selector);
  });
  const images = [...(picture?.querySelectorAll("img") ?? [])];
  const shown = images.find((image) => image.checkVisibility() && image.naturalWidth);
  return {
    ids: [picture, title].flatMap((element) => element?.dataset.sharedId ?? []),
    name,
    ...(shown && { picture: shown.currentSrc }),
  };
}
