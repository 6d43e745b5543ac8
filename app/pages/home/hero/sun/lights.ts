import { picture as city, districts, groups, widths } from "#pictures/lights.json";

export type Lights = NonNullable<ReturnType<typeof lightsOver>>;

/**
 * The city without its lights, over the night's own picture, and over it what shines there, one layer for each kind of
 * light. A layer is cut along the districts that are lit.
 */
export function lightsOver(hero: HTMLElement) {
  const scene = hero.querySelector<HTMLElement>(".hero-scene");
  const picture = scene?.querySelector<HTMLImageElement>("img");
  // The layers fit one picture only, and the content may name another.
  if (!scene || !picture?.src.includes(city)) return undefined;
  const frame = document.createElement("div");
  frame.className = "hero-lights";
  frame.hidden = true;
  const layers = ["unlit", ...groups].map((group) => imageOf(addressOf(picture, group)));
  frame.append(...layers);
  scene.append(frame);

  /** In how many districts each kind shines. */
  const lightsOn: (number | undefined)[] = groups.map(() => undefined);
  let isReady = false;
  Promise.all(layers.map((layer) => layer.decode())).then(
    () => {
      isReady = true;
      frame.dataset.ready = "";
    },
    // If one cannot be loaded, the plain night picture stays.
    () => frame.remove(),
  );

  let shown = -1;
  /** How many of them are on: none at 0, all at 1. By day, below 0, there is nothing to see. */
  const show = (part: number) => {
    shown = part;
    const isHidden = part < 0 || part >= 1;
    if (frame.hidden !== isHidden) frame.hidden = isHidden;
    if (isHidden) return;
    lightsOn.forEach((lit, i) => {
      // Windows first, then lamps, then the lines.
      const count = Math.floor(clamped((part - i * 0.2) / 0.6) * (districts.length + 1));
      const layer = layers[i + 1];
      if (count === lit || !layer) return;
      lightsOn[i] = count;
      layer.style.clipPath = count > districts.length ? "none" : outlineOf(count, frame);
    });
  };
  // The outlines are in the frame's own pixels, and a phone may be turned.
  const sizes = new ResizeObserver(() => {
    lightsOn.fill(undefined);
    show(shown);
  });
  sizes.observe(frame);

  return {
    areReady: () => isReady || !frame.isConnected,
    show,
    remove() {
      sizes.disconnect();
      frame.remove();
    },
  };
}

function imageOf(address: string) {
  const image = new Image();
  image.src = address;
  image.alt = "";
  image.className = "picture";
  return image;
}

/** The picture's file for one kind of light stands beside those for day and night. */
function addressOf({ src, width, clientWidth }: HTMLImageElement, group: string) {
  const needed = Math.max(width, clientWidth) * devicePixelRatio;
  const chosen = widths.find((one) => one >= needed) ?? widths.at(-1);
  return src.replace(/(day|night)\.\d+\.avif$/, `${group}.${chosen}.avif`);
}

/** The first districts, as a path in the frame's own pixels: the picture covers it (hero-scenes.css). */
function outlineOf(count: number, { clientWidth, clientHeight }: HTMLElement) {
  const scale = Math.max(clientWidth / 16, clientHeight / 10);
  const [width, height] = [16 * scale, 10 * scale];
  const [left, top] = [(clientWidth - width) * 0.75, (clientHeight - height) * 0.12];
  const paths = districts
    .slice(0, count)
    .map(
      ({ outline }) =>
        `M${outline.map(([x = 0, y = 0]) => `${left + x * width} ${top + y * height}`).join("L")}Z`,
    );
  return `path("${paths.join("") || "M0 0Z"}")`;
}

const clamped = (value: number) => Math.min(Math.max(value, 0), 1);
