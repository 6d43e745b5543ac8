import { isSignature, signatureOf } from "../signature.ts";
import { dayMs } from "../time.ts";

export const judgePath = "/letters/judge";
export const linkDays = 14;

export type Verdict = "lead" | "spam";
type Judgement = { verdict: Verdict; reference: string };

/** The link by which whoever got it may judge one letter one way, for two weeks. */
export function judgeUrl(siteUrl: string, secret: string, { verdict, reference }: Judgement, now: number) {
  const until = String(now + linkDays * dayMs);
  const url = new URL(judgePath, siteUrl);
  const signature = signatureOf(secret, signed(verdict, reference, until));
  url.search = String(new URLSearchParams({ verdict, letter: reference, until, signature }));
  return url.href;
}

/** The judgement that the link stands for, if we signed it and it has not run out. */
export function judgementIn(link: URL, secret: string, now: number): Judgement | undefined {
  const part = (name: string) => link.searchParams.get(name) ?? "";
  const [verdict, reference, until] = [part("verdict"), part("letter"), part("until")];
  const ours = isSignature(part("signature"), signatureOf(secret, signed(verdict, reference, until)));
  if (!ours || now > Number(until)) return undefined;
  return { verdict: verdict as Verdict, reference };
}

const signed = (...parts: string[]) => `judge:${parts.join(":")}`;
