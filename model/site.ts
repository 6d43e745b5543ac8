import { z } from "zod";
import type { ContentOf } from "./content-of.ts";
import { action, icon, id, kind, line, picture, prose, sample, to } from "./fields.ts";

const link = z
  .strictObject({ label: line(40), to: to.optional() })
  .describe("A link. Without `to` it is a placeholder, shown as 'Coming soon'.");

const menuItem = z.strictObject({
  label: line(44),
  line: line(64).describe("What it is, in half a sentence."),
  icon,
  to,
});

const menu = z.strictObject({
  label: line(24),
  items: z.array(menuItem).min(2),
  featured: z
    .strictObject({ picture, title: line(44), text: line(110), to })
    .describe("The picture beside the menu's items."),
});

const office = z.strictObject({
  kind: line(24).describe("Headquarters or Branch."),
  city: line(24).meta(kind("name")),
  address: z
    .array(line(60).meta(kind("name")))
    .min(2)
    .max(6)
    .describe("The address, line by line."),
  hours: z
    .strictObject({ text: line(80), sample })
    .optional()
    .describe("When the office answers the phone, with the time zone."),
  picture,
});

const setting = line(80).meta(kind("setting"));

export const site = z.strictObject({
  name: line(32).describe("The company's name, wherever the site says it."),
  tagline: line(120).describe("One sentence under the logo, and in search engines' facts about the company."),
  description: z.string().min(50).max(170).describe("The company in one sentence, for search engines."),
  url: z
    .url({ protocol: /^https$/ })
    .refine((url) => !url.endsWith("/"), "leave out the slash at the end")
    .describe("The public address of the site, without a slash at the end."),
  email: z.email(),
  phone: z.string().regex(/^\+[0-9 ]{8,20}$/, "write it as +91 44 0000 0000"),
  offices: z.array(office).min(1),
  socials: z.array(z.strictObject({ label: line(24), icon, to: z.url({ protocol: /^https$/ }) })),
  mail: z
    .strictObject({
      origin: z
        .union([z.literal(""), z.url({ protocol: /^https$/ })])
        .describe("Empty: this site's own server. Or the EmailJS origin, for a static host."),
      publicKey: setting,
      serviceId: setting,
      enquiryTemplate: setting,
      newsletterTemplate: setting,
    })
    .describe("How the browser sends the forms, in EmailJS's terms."),
  privacy: z
    .strictObject({
      retentionDays: z
        .number()
        .int()
        .min(7)
        .max(3650)
        .describe("How long letters are kept. The server deletes older ones."),
      grievanceName: line(60).describe("Who answers complaints about personal data, by name or office."),
      grievanceEmail: z.email(),
    })
    .describe("What the legal notices promise. The server keeps to it."),
  order: z
    .record(z.string(), z.array(id))
    .describe(
      "In which order the items of a folder are shown. The first service and the first industry are shown for an unknown address.",
    ),
  announcement: z.strictObject({ text: line(110), to, action }),
  navigation: z.strictObject({
    home: link.describe("The first step of every breadcrumb."),
    about: link,
    products: menu,
    services: menu,
    caseStudies: link,
    industries: link,
    blog: link,
    contact: link,
    getInTouch: link,
  }),
  theme: z.strictObject({ toLight: line(40), toDark: line(40) }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: line(32), links: z.array(link).min(1) })).length(4),
    newsletter: z.strictObject({
      title: line(60),
      text: line(160),
      emailLabel: line(40),
      placeholder: line(40),
      button: line(24),
      privacy: prose(280).describe("What is kept, why and for how long."),
    }),
    more: z.array(link).max(6).describe("Links beside the copyright line."),
    copyright: line(80).describe("Shown after the year and the company's name."),
  }),
  comingSoon: line(32).describe("The tooltip of placeholder links."),
});

export type SiteContent = ContentOf<typeof site>;

/** The company's own facts, for texts that must not repeat them: {email} stands for the address. */
export const factsOf = ({ name, email, phone, url, offices, privacy }: SiteContent) => ({
  ...{ name, email, phone, url },
  headquarters: offices[0]?.address.join(", ") ?? "",
  retentionDays: String(privacy.retentionDays),
  grievanceName: privacy.grievanceName,
  grievanceEmail: privacy.grievanceEmail,
});

/** What pages get of it. */
export type ShownSite = Omit<SiteContent, "order">;
export type MenuContent = ContentOf<typeof menu>;
export type LinkContent = ContentOf<typeof link>;
export type OfficeContent = ContentOf<typeof office>;
