import { expect, test } from "vitest";
import { withFirstPictureAhead } from "./first-picture.ts";

const image = (look: string, priority = "") =>
  `<img src="/${look}.avif" srcSet="/${look}.480.avif 480w" sizes="max(100vw, 28rem)" ${priority} class="picture by-${look}"/>`;
const page = (body: string) => `<head><title>A</title><script>theme()</script></head><body>${body}</body>`;

test("both looks of the first picture are named ahead of the script that chooses one, and neither is on", () => {
  const html = withFirstPictureAhead(
    page(image("day", 'fetchPriority="high"') + image("night", 'fetchPriority="high"')),
  );
  const [head = ""] = html.split("<script>");
  for (const look of ["day", "night"])
    expect(head).toContain(
      `<link rel="preload" as="image" imagesrcset="/${look}.480.avif 480w" imagesizes="max(100vw, 28rem)" fetchpriority="high" media="not all" data-look="${look}"/>`,
    );
});

test("a page whose pictures are all below the fold stays as it is", () => {
  const html = page(image("day") + image("night"));
  expect(withFirstPictureAhead(html)).toBe(html);
});
