import { storedIn } from "#contract/reply.ts";
import type { Params, Template } from "#contract/send.ts";
import type { SiteContent } from "#model/site.ts";
import { tryTwice } from "./try-twice.ts";

type Library = Pick<typeof import("@emailjs/browser"), "init" | "send">;

type Submission<T extends Template> = {
  mail: SiteContent["mail"];
  template: T;
  /** What the specification names; all that another e-mail service is told. */
  params: Params<T>;
  /** What our own server is told besides. */
  extras: Pick<Params<T>, "page" | "form_token" | "reply_code"> & { about?: string; trial?: string };
};

// Our own server gives a slow line 15 s for a letter.
const patience = { withinMs: 15_000, pauseMs: 1000 };

/** Called when a form is touched, so that the library is there when the form is sent. */
export const prefetchLibrary = () => import("@emailjs/browser");

export const loadLibrary = (): Promise<Library> => tryTwice(prefetchLibrary, patience);

/** Sends by the e-mail service that the content names. Gives what the service says of the letter, if it does. */
export async function sendMail<T extends Template>(
  { init, send }: Library,
  { mail, template, params, extras }: Submission<T>,
) {
  const { origin, publicKey, serviceId } = mail;
  const templateIds: Record<`${Template}Template`, string> = mail;
  const elapsed_ms = String(Math.round(performance.now()));
  const sent = origin ? params : { ...params, ...extras, elapsed_ms };
  // The library takes its origin from `init` alone. Without one of our own it would be EmailJS's.
  init({ publicKey, origin: origin || location.origin, blockHeadless: false });
  try {
    const { text } = await tryTwice(
      () => send(serviceId, templateIds[`${template}Template`], sent),
      patience,
    );
    return storedIn(text);
  } catch (error) {
    console.error("EmailJS Error:", error);
    throw new Error("Failed to send email", { cause: error });
  }
}
