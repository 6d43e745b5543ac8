import { content } from "#app/content.server.ts";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { DropUp } from "#app/ui/overlays/drop-up.tsx";
import { SectionTabs } from "#app/ui/scrolling/section-tabs.tsx";
import { Actions } from "./actions.tsx";
import { Figures } from "./figures.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import { Navigation } from "./navigation.tsx";
import { Overlays } from "./overlays.tsx";

const groups = [
  { id: "foundations", label: "Foundations", Group: Foundations },
  { id: "actions", label: "Actions", Group: Actions },
  { id: "forms", label: "Forms", Group: Forms },
  { id: "overlays", label: "Overlays", Group: Overlays },
  { id: "navigation", label: "Navigation", Group: Navigation },
  { id: "figures", label: "Figures", Group: Figures },
];

export const loader = () => ({
  meta: [{ title: "Kit" }, { name: "robots", content: "noindex" }],
  picture: content.picture(
    "products/smart-streetlight-automation/main",
    "A street of smart lamps in miniature",
  ),
});

/** Every piece of the kit in all its states. In development only; the accessibility tests read it. */
export default function KitPage() {
  return (
    <>
      <header className="page relative overflow-clip py-20 md:py-28">
        <Kolam
          seed="kit"
          dots={false}
          className="absolute top-1/2 right-0 h-[130%] -translate-y-1/2 text-accent opacity-10"
        />
        <h1 className="text-hero">The kit</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">
          Small pieces on the platform’s own: they open, close, scroll and send before the app has loaded.
          Every state, in both themes.
        </p>
      </header>
      <SectionTabs label="The kit’s groups" sections={groups} />
      <div className="page pb-24">
        {groups.map(({ id, label, Group }) => (
          <Group key={id} id={id} title={label} />
        ))}
      </div>
      <DropUp id="kit-drop-up" label="The kit’s groups" sections={groups} />
    </>
  );
}
