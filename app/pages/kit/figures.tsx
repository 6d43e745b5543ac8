import { CountUp } from "#app/ui/figures/count-up/count-up.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Ring } from "#app/ui/figures/ring.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Marquee } from "#app/ui/scrolling/marquee.tsx";
import { Group, Specimen } from "./specimen.tsx";

const stats = [
  { to: 10, label: "Sectors" },
  { to: 100, label: "Projects Delivered" },
  { to: 275, label: "Active Clients" },
];

const clients = [
  "Port authority",
  "Municipal corporation",
  "State utility",
  "Public bank",
  "Teaching hospital",
  "Metro railway",
  "Water board",
  "Steel works",
];

export const Figures = ({ id, title }: { id: string; title: string }) => (
  <Group id={id} title={title}>
    <Rings />
    <CountUps />
    <Marquees />
  </Group>
);

const Rings = () => (
  <Specimen
    name="Ring"
    note="25 or less danger, 50 warning, 75 primary, above success. A flag shows text instead."
  >
    <ul className="flex flex-wrap items-center gap-6">
      {["0%", "25%", "26%", "50%", "51%", "75%", "76%", "100%"].map((value) => (
        <li key={value}>
          <Ring value={value} />
        </li>
      ))}
      <li>
        <Ring value="64%" hideValue />
      </li>
      <li>
        <Ring value="64%" asText />
      </li>
      <li>
        <Ring value="24/7" />
      </li>
    </ul>
  </Specimen>
);

const CountUps = () => (
  <Specimen
    name="Count-up"
    note="From 0 in 2 s, once, when first seen. The number is in the page all the while."
  >
    <ul className="flex flex-wrap gap-x-16 gap-y-6">
      {stats.map(({ to, label }) => (
        <li key={label}>
          <p className="font-display text-hero text-hue">
            <CountUp to={to} suffix="+" duration={2000} />
          </p>
          <p className="text-muted">{label}</p>
        </li>
      ))}
      <li>
        <p className="font-display text-hero text-hue">
          <CountUp to={38} suffix="%" />
        </p>
        <p className="text-muted">in 1.5 s</p>
      </li>
    </ul>
  </Specimen>
);

const Marquees = () => (
  <Specimen name="Marquee" note="One turn in 10 s, 40 px apart. Waits while pointed at; a control stops it.">
    <Marquee label="Clients" pauseLabel="Pause the moving strip">
      {clients.map((name) => (
        <li key={name} className="flex items-center gap-3 whitespace-nowrap font-semibold text-muted">
          <Icon name={uiIcons.pin} className="size-7" />
          {name}
        </li>
      ))}
    </Marquee>
  </Specimen>
);
