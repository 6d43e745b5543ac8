import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { FeaturedCardContent, HomeContent } from "#model/home.ts";
import { FeaturedCard } from "./featured-card.tsx";
import { modulo } from "./modulo.ts";
import { useBefore } from "./use-before.ts";
import type { Holding } from "./use-held.ts";
import { useSwipeAcross } from "./use-swipe-across.ts";

// With JavaScript only the front card is a stop for keys, also before the app is awake: the first key wakes it.
// Without, all cards are, and the one that has the focus comes to the front.
const frontOnly = import.meta.env.SSR
  ? `document.querySelectorAll(".featured-card:not([data-place='0']) a").forEach(a=>{a.tabIndex=-1})`
  : "";

type FeaturedStackProps = Holding & {
  cards: FeaturedCardContent[];
  labels: HomeContent["hero"]["controls"];
  turn: number | undefined;
  onTurn: (turn: number) => void;
};

/** Five cards, one in front. Dots and pause are the platform's radios and checkbox: what is set before hydration counts. */
export function FeaturedStack({
  cards,
  labels,
  turn,
  onTurn,
  setPaused,
  pointing,
  focusing,
}: FeaturedStackProps) {
  const count = cards.length;
  const awake = turn !== undefined;
  const turned = turn ?? 0;
  const placeOf = (index: number) => modulo(index - turned, count);
  const bring = (index: number) => onTurn(turned + placeOf(index));
  const before = useBefore(modulo(turned, count));
  const nonce = useRouteLoaderData<typeof rootLoader>("root")?.nonce;
  const swipe = useSwipeAcross((by) => onTurn(turned + by));
  return (
    <div className="featured">
      <ul className="featured-stack" {...pointing} {...focusing} {...swipe}>
        {cards.map((card, index) => (
          <FeaturedCard
            key={card.href}
            {...card}
            place={placeOf(index)}
            leaving={index === before}
            inert={awake && placeOf(index) > 0}
            tabIndex={awake ? 0 : undefined}
          />
        ))}
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own line */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: frontOnly }} />
      <div className="featured-controls">
        <fieldset className="featured-dots" {...focusing}>
          <legend className="sr-only">{labels.choose}</legend>
          {cards.map(({ title, color, href }, index) => (
            <input
              key={href}
              type="radio"
              name="featured"
              value={index}
              aria-label={title}
              data-hue={color}
              checked={awake && placeOf(index) === 0}
              onChange={() => bring(index)}
            />
          ))}
        </fieldset>
        <label className="featured-pause">
          <input
            type="checkbox"
            className="peer absolute inset-0 cursor-pointer opacity-0"
            aria-label={labels.pause}
            onChange={({ target }) => setPaused(target.checked)}
          />
          <Icon name={uiIcons.pause} className="size-4 peer-checked:hidden" />
          <Icon name={uiIcons.play} className="hidden size-4 peer-checked:block" />
        </label>
      </div>
    </div>
  );
}
