import { z } from "zod";
import { address, isStorable, line, requiredLine, requiredText } from "./fields.ts";
import type { FieldProblems, Reply } from "./reply.ts";

/** Where EmailJS clients post; see https://www.emailjs.com/docs/rest-api/send/. */
export const sendPath = "/api/v1.0/email/send";

/** What `@emailjs/browser` posts. Which ids and key are right, the server knows. */
export const sendRequest = z.object(
  {
    lib_version: z.unknown().optional(),
    user_id: z.string("The public key is required.").min(1, "The public key is required."),
    service_id: z.string("The service id is required.").min(1, "The service id is required."),
    template_id: z.string("The template id is required.").min(1, "The template id is required."),
    template_params: z.record(z.string(), z.unknown(), "The template parameters are required."),
  },
  "The body must be a JSON object.",
);

export type SendRequest = z.output<typeof sendRequest>;

// Clients send a recipient; nobody reads it, or anyone could make the site write to anyone.
const envelope = { to_email: line("to_email").optional(), subject: line("subject").optional() };

// A path of this site: staff mail shows it behind our host, where ".evil.example" would make a stranger's address of it.
const pathOfOurs = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** What our own forms add. It helps, and is never a reason to refuse: other clients send none of it. */
const extras = {
  page: z
    .string()
    .max(500)
    .regex(pathOfOurs)
    .refine(isStorable)
    .optional()
    .catch(undefined)
    .describe("Path of the page the form was on."),
  elapsed_ms: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  form_token: z
    .string()
    .max(100)
    .optional()
    .catch(undefined)
    .describe("When the form was touched, signed by us."),
  reply_code: z.unknown().optional().describe("A field that people do not see. Machines fill it in."),
  website: z.unknown().optional().describe("The same, as pages of earlier builds call it."),
};

const enquiry = z.object({
  ...envelope,
  name: requiredLine("name"),
  email: address("email"),
  company: requiredLine("company"),
  phone: line("phone").optional(),
  service: line("service").optional().describe("The interests, joined by a comma and a space."),
  message: requiredText("message"),
  about: z.unknown().optional().describe("Path of the page that the enquiry is about; see about.ts."),
  trial: z.unknown().optional().describe("What the visitor tried in a simulator; see trial.ts."),
  ...extras,
});

const newsletter = z.object({ ...envelope, email: address("email"), ...extras });

export const templates = { enquiry, newsletter };

export type Template = keyof typeof templates;

/** What a sender gives for a template. */
export type Params<T extends Template> = z.input<(typeof templates)[T]>;

/** The first problem of each field. */
export const problemsOf = ({ issues }: z.ZodError): FieldProblems =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));

/** Who sent a submission. The address is counted by a pseudonym and not stored. */
export type Client = { ip: string };

/** Hands a submission over, to be checked and stored. Never throws: whatever goes wrong is a reply. */
export type Submit = (template: Template, params: Record<string, unknown>, client: Client) => Promise<Reply>;
