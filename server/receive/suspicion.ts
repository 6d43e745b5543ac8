import { dayMs, secondMs } from "../time.ts";
import { ageOfFormToken } from "./form-token.ts";

/** What may betray a machine. None of it is required: other clients send neither traps nor tokens. */
export type Signs = {
  elapsed_ms?: number;
  form_token?: string;
  reply_code?: unknown;
  /** The trap's name until form fillers were seen to fill it. */
  website?: unknown;
  name?: string;
  company?: string;
  message?: string;
};

type Sign = { weight: number; why: string };
type Tools = { minFillMs: number; secret: string; now: number };

// One sign alone hides no lead: form fillers fill traps, and a browser without JavaScript has no token.
const enough = 2;
const mostLinks = 3;

/** Why a letter is taken for spam, in words for whoever reads it; null if it is not. */
export function suspicionOf(signs: Signs, tools: Tools): string | null {
  const found = [
    ...trapSigns(signs),
    ...timeSigns(signs, tools),
    ...tokenSigns(signs, tools),
    ...textSigns(signs),
  ];
  const weight = found.reduce((sum, sign) => sum + sign.weight, 0);
  return weight >= enough ? found.map(({ why }) => why).join("; ") : null;
}

function trapSigns({ reply_code, website }: Signs): Sign[] {
  const filled = [reply_code, website].some((value) => value !== undefined && value !== null && value !== "");
  return filled ? [{ weight: 1, why: "a field that people do not see was filled in" }] : [];
}

function timeSigns({ elapsed_ms }: Signs, { minFillMs }: Tools): Sign[] {
  if (elapsed_ms === undefined || elapsed_ms >= minFillMs) return [];
  return [{ weight: enough, why: `sent ${elapsed_ms} ms after the page was opened` }];
}

function tokenSigns({ form_token }: Signs, { secret, now, minFillMs }: Tools): Sign[] {
  if (!form_token) return [{ weight: 1, why: "sent without the form's token" }];
  const age = ageOfFormToken(form_token, secret, now);
  if (age === undefined) return [{ weight: enough, why: "the form's token is forged" }];
  if (age > dayMs) return [{ weight: 1, why: `the form's token is ${Math.floor(age / dayMs)} days old` }];
  // A visitor whose browser had filled the form may touch it and send it within a moment: half of it at least.
  if (age < minFillMs / 2) return [{ weight: 1, why: `sent ${age / secondMs} s after the form was touched` }];
  return [];
}

function textSigns({ name = "", company = "", message = "" }: Signs): Sign[] {
  const links = message.match(/https?:\/\//gi)?.length ?? 0;
  const signs: Sign[] = [];
  if (links > mostLinks) signs.push({ weight: 1, why: `${links} links in the message` });
  if (/\[url=|<a\s+href/i.test(message))
    signs.push({ weight: enough, why: "markup for links in the message" });
  if (/https?:\/\//i.test(`${name} ${company}`)) signs.push({ weight: 1, why: "a link in place of a name" });
  return signs;
}
