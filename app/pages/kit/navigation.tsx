import { Breadcrumbs } from "#app/ui/controls/breadcrumbs.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import { Fold } from "#app/ui/layout/fold.tsx";
import { Carousel } from "#app/ui/scrolling/carousel.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import { Group, Specimen } from "./specimen.tsx";

const trail = [
  "Home",
  "Products",
  "Energy",
  "Lighting",
  "Street",
  "Controllers",
  "Gateways",
  "Gateway G4",
].map((label) => ({ label, to: "/" }));

const questions = [
  {
    title: "Does it work with the lamps we have?",
    body: "Yes. The controller fits a seven-pin socket or the pole's base, and dims by DALI or 1–10 V.",
  },
  {
    title: "What happens when the network is down?",
    body: "Each lamp keeps its last plan and its own clock. Reports are sent once the line is back.",
  },
  { title: "Who may see the data?", body: "The city, and whom it names. It stays on servers in India." },
];

const services = [
  "Cloud",
  "AI",
  "Blockchain",
  "IoT",
  "Analytics",
  "Software",
  "Consulting",
  "Managed IT",
  "Security",
];

const hues = ["teal", "sky", "indigo", "leaf", "amber", "coral", "rose", "sand"];

export function Navigation({ id, title }: { id: string; title: string }) {
  return (
    <Group id={id} title={title}>
      <Specimen name="Breadcrumbs" note="Eight steps or more collapse to the first and the last two.">
        <Breadcrumbs crumbs={trail.slice(0, 3)} label="Breadcrumb" moreLabel="Show the steps between" />
        <Breadcrumbs crumbs={trail} label="Long breadcrumb" moreLabel="Show the steps between" />
      </Specimen>
      <Specimen name="Accordion" note="The platform's own <details>; one of a name is open at a time.">
        <Accordion name="kit-questions" entries={questions} />
        <Accordion name="kit-numbered" entries={questions} numbered />
      </Specimen>
      <Specimen name="Carousel" note="Touch, wheel, keys, and buttons by 300 px that rest at the ends.">
        <Carousel
          label="Services"
          previousLabel="Previous"
          nextLabel="Next"
          heading={<p className="text-lead">Nine services</p>}
        >
          {services.map((name, place) => (
            <li
              key={name}
              data-hue={hues[place % hues.length]}
              className="flex h-72 w-70 flex-col justify-between rounded-card border border-border bg-surface p-6"
            >
              <Kolam seed={name} className="h-28 self-start text-hue" />
              <span className="font-display text-title">{name}</span>
            </li>
          ))}
        </Carousel>
      </Specimen>
      <Specimen
        name="Fold"
        note="On a phone it opens when asked; where there is room it is open, without a button."
      >
        <Fold summary={<h4 className="font-semibold">{questions[0]?.title}</h4>}>
          <p className="text-muted">{questions[0]?.body}</p>
        </Fold>
      </Specimen>
      <Specimen name="Snap row" note="A row on a phone, focused by keys; elsewhere what its classes say.">
        <SnapRow aria-label="Questions" className="md:grid md:grid-cols-3 md:gap-6">
          {questions.map((question) => (
            <li key={question.title} className="border-border border-t-2 pt-4">
              <h4 className="font-semibold">{question.title}</h4>
              <p className="mt-2 text-muted">{question.body}</p>
            </li>
          ))}
        </SnapRow>
      </Specimen>
    </Group>
  );
}
