import { z } from "zod";

/** The facts of `content/site.yaml` that the server needs. The build writes them to `build/site.json`. */
export const siteFacts = z.object({
  name: z.string().min(1),
  tagline: z.string(),
  email: z.email().describe("Where enquiries go, unless MAIL_TO says otherwise."),
  phone: z.string(),
  url: z.url().describe("The site's public address, which links in e-mails begin with."),
  offices: z.array(z.string()).optional(),
  mail: z.object({
    publicKey: z.string().min(1),
    serviceId: z.string().min(1),
    templates: z.object({ enquiry: z.string().min(1), newsletter: z.string().min(1) }),
  }),
});

export type SiteFacts = z.output<typeof siteFacts>;
