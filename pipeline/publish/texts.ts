import { background } from "#brand/colours.ts";
import type { PageFacts } from "../../model/reader.ts";
import { collections, securityPolicy } from "../../model/registry.ts";

type Site = { name: string; description: string; url: string; email: string; phone: string };

const address = (url: string, path: string) => (path === "/" ? `${url}/` : `${url}${path}`);

export function sitemap({ url }: Site, pages: PageFacts[]): string {
  const entries = pages.map(
    ({ path, updated }) => `  <url><loc>${address(url, path)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

export const robots = ({ url }: Site) => `User-agent: *
Allow: /
Disallow: /api/
Disallow: /newsletter

Sitemap: ${url}/sitemap.xml
`;

/** The site for language models, after llmstxt.org: what it is, and each page with a line. */
export function llms({ name, description, url, email, phone }: Site, pages: PageFacts[]): string {
  const groups = Object.entries(Object.groupBy(pages, ({ group }) => group));
  const sections = groups.map(([group, members = []]) => {
    const lines = members.map(
      ({ title, path, description: about }) => `- [${title}](${address(url, path)}): ${about}`,
    );
    return `## ${group}\n\n${lines.join("\n")}`;
  });
  return `# ${name}\n\n> ${description}\n\nContact: ${email}, ${phone}\n\n${sections.join("\n\n")}\n`;
}

const aYear = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116. It expires a year after the build, so that an abandoned site stops promising answers. */
export function securityTxt({ url, email }: Site, now: Date): string {
  const expires = new Date(now.getTime() + aYear - (now.getTime() % 1000)).toISOString().replace(".000", "");
  const { collection, id } = securityPolicy;
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: en
Policy: ${url}${collections[collection].path(id)}
Canonical: ${url}/.well-known/security.txt
`;
}

export const webManifest = ({ name, description }: Site) =>
  JSON.stringify(
    {
      name,
      short_name: name,
      description,
      start_url: "/",
      display: "browser",
      background_color: background.night,
      theme_color: background.night,
      icons: [
        { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
        { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
        { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
        { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
      ],
    },
    null,
    2,
  );
