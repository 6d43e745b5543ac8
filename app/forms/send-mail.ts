import { referenceIn } from "#contract/reply.ts";
import type { SiteContent } from "#model/site.ts";
import type { Letter } from "./letters.ts";
import { tryTwice } from "./try-twice.ts";

type Service = Pick<SiteContent["mail"], "origin" | "publicKey" | "serviceId">;

// Our own server gives a slow line 15 s for a letter.
const patience = { withinMs: 15_000, pauseMs: 1000 };

/** Brings the library; called when a form is touched, so that it is there when the form is sent. */
export const loadLibrary = () => import("@emailjs/browser");

/** Sends a letter by the e-mail service. Gives the reference, if the service has one for it. */
export async function sendMail(service: Service, templateId: string, letter: Letter) {
  const params = { ...letter, ...marks() };
  try {
    const { text } = await tryTwice(() => post(service, templateId, params), patience);
    return referenceIn(text);
  } catch (error) {
    console.error("EmailJS Error:", error);
    throw new Error("Failed to send email", { cause: error });
  }
}

async function post({ origin, publicKey, serviceId }: Service, templateId: string, letter: Letter) {
  const { init, send } = await loadLibrary();
  // The library takes its origin from `init` alone. Without one of our own it would be EmailJS's.
  init({ publicKey, origin: origin || location.origin, blockHeadless: false });
  return send(serviceId, templateId, letter);
}

/** The same in both tries: how long the page was open, and which submission this is. */
function marks(): Letter {
  // Only in a secure context; elsewhere the server knows a repeated letter by its content.
  const id = crypto.randomUUID?.();
  return { elapsed_ms: String(Math.round(performance.now())), ...(id && { submission_id: id }) };
}
