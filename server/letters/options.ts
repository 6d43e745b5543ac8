import { z } from "zod";

/** What may follow a command. */
export const options = z.object({
  state: z.enum(["waiting", "parked", "sent", "failed", "closed", "suspected", "spam"]).optional(),
  template: z.enum(["enquiry", "newsletter", "confirm", "welcome"]).optional(),
  limit: z.coerce.number().int().positive().default(20),
  format: z.enum(["csv", "json"]).optional(),
  output: z.string().optional(),
  yes: z.boolean().default(false),
  as: z.string().optional(),
});

export type Options = z.output<typeof options>;

export const help = `Letters that visitors have sent. Usage: npm run letters -- <command>

  list                        the newest letters
      --state <state>         only waiting, parked, sent, failed, closed, suspected or spam
      --template <template>   only enquiry, newsletter, confirm or welcome
      --limit <number>        how many (20)
  show <reference>            one letter, whole
  search <words>              letters in which the words occur; takes the same
  export                      all letters; takes --state and --template
      --format csv|json       (csv)
      --output <file>         where to write it; without it, it is printed, below npm's own lines
  retry <reference>           send a letter that failed or was taken for spam; who subscribed by it is asked to confirm
  retry --state failed        send all of them; takes --template
  close <reference>           say of a letter that failed that it need not be sent: it is kept, and no alarm tells of it
  person <address>            all that is kept about one person, as JSON; takes --output
  delete <address> --yes      delete all that is kept about one person
  subscribers                 the newsletter's list; takes --format and --output to export those it may be sent to
  unsubscribe <address>       take an address off the list
  backup <file>               copy the database while the server runs, and check the copy
  restore <file>              bring a backup back while the server is stopped
      --yes                   also if the database is in use already: what is there is replaced
  audit [<address>]           who listed, showed, exported, deleted or restored what, and when; of one person
      --as <name>             the name to write there; without it, the user of this machine

States
  waiting     to be sent, or to be sent again
  parked      refused by the mail server; tried a last time after six hours
  sent        handed to the mail server
  failed      given up; the log and an alarm have said so
  closed      given up, and a person said that it need not be sent
  suspected   taken for spam: kept, not sent; show says why
  spam        a person said so: kept, not sent

The settings are those of the server: DATA_DIR, DATABASE_URL, TIME_ZONE, from the environment and from .env.
`;
