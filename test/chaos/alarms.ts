import { minuteMs } from "../../server/time.ts";
import type { startSmtp } from "../fakes/smtp.ts";
import type { Faults } from "./faults.ts";
import { letterFrom, statusOf } from "./load.ts";
import type { Instance } from "./start-instance.ts";

/** How often each alarm was raised and cleared. */
export type Alarms = Map<string, { raised: number; cleared: number }>;

export async function passMinutes(instance: Instance, minutes: number) {
  for (let minute = 0; minute < minutes; minute++) await instance.pass(minuteMs);
}

/** Gives reason for each alarm, and ends it. */
export async function drill(
  instance: Instance,
  smtp: Awaited<ReturnType<typeof startSmtp>>,
  { refuses }: Faults,
) {
  const send = (message: string) => statusOf(instance.post(letterFrom(message, "late@x.example")));
  smtp.refuseBy(() => ({ code: 451, says: "4.7.1 Relaying denied" }));
  await send("While the mail server refuses us.");
  await passMinutes(instance, 30);
  smtp.refuseBy(() => undefined);
  await passMinutes(instance, 60);
  const heal = await refuses([instance.pid]);
  await send("While the store takes nothing.");
  await passMinutes(instance, 1);
  await heal();
  await send("Once it does again.");
  await passMinutes(instance, 15);
}

/** The alarms that operators were told of. */
export function alarmsIn(posts: { body: string }[]): Alarms {
  const alarms: Alarms = new Map();
  for (const { body } of posts) {
    const { type, id }: { type: string; id: string } = JSON.parse(body);
    if (type !== "alarm-began" && type !== "alarm-ended") continue;
    const [name = ""] = id.split(/[.-]/);
    const { raised, cleared } = alarms.get(name) ?? { raised: 0, cleared: 0 };
    const began = type === "alarm-began";
    alarms.set(name, { raised: raised + Number(began), cleared: cleared + Number(!began) });
  }
  return alarms;
}
