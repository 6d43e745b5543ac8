import type { SiteFacts } from "#contract/site.ts";
import type { LetterRow } from "../store/database/tables.ts";
import { paramsOf } from "../store/letter.ts";
import { emailFrom } from "./email/email.ts";
import type { EmailSettings } from "./email/templates.ts";
import { interestsIn, recipientsOf } from "./interests.ts";
import { letterKey } from "./letter-key.ts";
import type { Outcome } from "./queue/outcome.ts";
import type { MailRoutes } from "./settings.ts";
import type { Smtp } from "./smtp/smtp.ts";
import type { Webhook } from "./webhook/webhook.ts";
import { leadBodies, leadFrom } from "./webhook/webhook-body.ts";

/** One place that a letter goes to. Each is tried, retried and recorded on its own. */
export type Target = { key: string; send(letter: LetterRow): Promise<Outcome> };

export type Problem = { target: string; cause: string };

export type Targets = {
  of(letter: LetterRow): Target[];
  /** The targets that take nothing at present, and why, in words. */
  problems(): Problem[];
  close(): void;
};

type Tools = { smtp?: Smtp; webhooks: Webhook[]; settings: EmailSettings; routes: MailRoutes };

/** Enquiries go to the recipients of their interests and to every webhook, other letters to the one they are written to. */
export function openTargets({ smtp, webhooks, settings, routes }: Tools): Targets {
  const { site } = settings;

  function recipientTargets(mail: Smtp, letter: LetterRow): Target[] {
    const recipients = recipientsOf(interestsOf(letter, site), routes, settings.to);
    return recipients.map((recipient) => ({
      key: `mail:${recipient}`,
      // All stand in the header, so that each knows who else has it.
      send: (letter) =>
        mail.send({
          ...emailFrom(letter, settings),
          to: recipients.join(", "),
          envelope: { from: settings.from, to: recipient },
        }),
    }));
  }

  function onlyTarget(mail: Smtp, { template }: LetterRow): Target {
    const toVisitor = template === "confirm" || template === "welcome";
    return { key: "mail", send: async (letter) => mail.send(emailFrom(letter, settings), { toVisitor }) };
  }

  const webhookTargets = () =>
    webhooks.map(
      (webhook): Target => ({
        key: webhook.name,
        send: async (letter) =>
          webhook.post(letterKey(letter), leadBodies[webhook.format](leadFrom(letter, site), site)),
      }),
    );

  return {
    of(letter) {
      if (letter.template === "enquiry")
        return [...(smtp ? recipientTargets(smtp, letter) : []), ...webhookTargets()];
      return smtp ? [onlyTarget(smtp, letter)] : [];
    },
    problems: () =>
      [...(smtp ? [{ name: "mail", problem: smtp.problem }] : []), ...webhooks].flatMap(
        ({ name, problem }) => {
          const cause = problem();
          return cause === undefined ? [] : [{ target: name, cause }];
        },
      ),
    close() {
      smtp?.close();
      for (const webhook of webhooks) webhook.close();
    },
  };
}

/** None for a letter that cannot be read: it goes the usual way, and fails there. */
function interestsOf(letter: LetterRow, site: SiteFacts) {
  try {
    return interestsIn(paramsOf(letter).service, site.interests);
  } catch {
    return [];
  }
}
