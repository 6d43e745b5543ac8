import { Chip } from "#app/ui/controls/chip.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Logo } from "#app/ui/figures/logo.tsx";
import { Group, Row, Specimen } from "./specimen.tsx";

const grounds = [
  ["background", "bg-background"],
  ["surface", "bg-surface"],
  ["surface secondary", "bg-surface-secondary"],
  ["surface tertiary", "bg-surface-tertiary"],
  ["overlay", "bg-overlay"],
  ["accent soft", "bg-accent-soft"],
  ["danger soft", "bg-danger-soft"],
] as const;

const signals = [
  ["foreground", "text-foreground"],
  ["muted", "text-muted"],
  ["accent", "text-accent"],
  ["amber", "text-amber"],
  ["success", "text-success"],
  ["primary", "text-primary"],
  ["warning", "text-warning"],
  ["danger", "text-danger"],
] as const;

const hues = ["teal", "sky", "indigo", "leaf", "amber", "coral", "rose", "sand"];

const figures = ["smart-port", "finance", "healthcare", "ai-ml", "blockchain", "smart-dust-bin"];

export function Foundations({ id, title }: { id: string; title: string }) {
  return (
    <Group id={id} title={title}>
      <Specimen name="Grounds and signals" note="Day and night are one set of names: brand/colours.ts.">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {grounds.map(([name, colour]) => (
            <li key={name} className={`rounded-2xl border border-border p-4 pt-12 text-small ${colour}`}>
              {name}
            </li>
          ))}
        </ul>
        <ul className="grid grid-cols-2 gap-x-3 sm:grid-cols-4">
          {signals.map(([name, colour]) => (
            <li key={name} className={`border-border border-t py-3 font-semibold ${colour}`}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Hues and chips" note="Each item has one of eight colours; what stands inside takes it.">
        <Row>
          {hues.map((hue) => (
            <span key={hue} data-hue={hue}>
              <Chip>{hue}</Chip>
            </span>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Type" note="Anek, wide for headlines, normal for text, tabular for figures.">
        <p className="font-display text-hero">Hero</p>
        <p className="font-display text-headline">Headline</p>
        <p className="font-display text-title">Title</p>
        <p className="text-lead">Lead: one promise, and for whom it is kept.</p>
        <p>Body: lamps report a fault within ninety seconds, before a resident does.</p>
      </Specimen>
      <Specimen
        name="Kolam"
        note="One closed line around every dot, seeded by the item's id. Drawn once, when seen."
      >
        <Logo name="Ananta" />
        <ul className="grid grid-cols-3 gap-8 sm:grid-cols-6">
          {figures.map((seed, place) => (
            <li key={seed} data-hue={hues[place]} className="grid gap-3 text-center text-small text-muted">
              <Kolam seed={seed} className="h-28 w-full text-hue" />
              {seed}
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  );
}
