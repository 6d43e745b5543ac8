import { afterEach, expect, test } from "vitest";
import { startWebhook } from "../../../test/fakes/webhook.ts";
import { blockedPorts } from "./blocked-ports.ts";
import { openWebhook, signatureOf } from "./webhook.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function receiver(answer: () => number | Promise<number>) {
  const webhook = await startWebhook();
  cleanUps.push(webhook.close);
  webhook.answerBy(answer);
  return { url: webhook.url, format: "json" as const };
}

test.for([
  [204, "sent"],
  [307, "refused"],
  [401, "refused"],
  [404, "refused"],
  [410, "refused"],
  [429, "delayed"],
  [503, "delayed"],
] as const)(
  "an answer of %i means %s, and a problem of the webhook unless it is sent",
  async ([status, outcome]) => {
    const webhook = openWebhook(await receiver(() => status), { clock: Date.now });
    expect(await webhook.post("id", {})).toMatchObject({ status: outcome });
    expect(webhook.problem() === undefined).toBe(outcome === "sent");
  },
);

test.for([400, 409, 413, 422])(
  "an answer of %i refuses one lead, and says nothing of the next",
  async (status) => {
    let answer = status;
    const webhook = openWebhook(await receiver(() => answer), { clock: Date.now });
    expect(await webhook.post("one", {})).toMatchObject({ status: "refused" });
    expect(webhook.problem()).toBeUndefined();
    answer = 403;
    await webhook.post("two", {});
    answer = status;
    await webhook.post("one", {});
    expect(webhook.problem()).toContain("answers 403");
    answer = 200;
    await webhook.post("two", {});
    expect(webhook.problem()).toBeUndefined();
  },
);

test("a receiver that does not answer is given up in time", async () => {
  const address = await receiver(() => new Promise(() => {}));
  const webhook = openWebhook(address, { clock: Date.now, withinMs: 100 });
  expect(await webhook.post("id", {})).toMatchObject({
    status: "delayed",
    reason: expect.stringContaining("does not answer in time"),
  });
});

test("a post under way ends when the server stops, to be tried again", async () => {
  const reached = Promise.withResolvers<void>();
  const address = await receiver(() => {
    reached.resolve();
    return new Promise(() => {});
  });
  const webhook = openWebhook(address, { clock: Date.now });
  const posted = webhook.post("id", {});
  await reached.promise;
  webhook.close();
  expect(await posted).toMatchObject({ status: "delayed" });
});

test("nobody there is no reason to give a letter up, and the address is not told to the log", async () => {
  const gone = await startWebhook();
  await gone.close();
  const webhook = openWebhook({ url: `${gone.url}/secret-path`, format: "json" }, { clock: Date.now });
  const outcome = await webhook.post("id", {});
  const reason = expect.stringMatching(
    /^The webhook at 127\.0\.0\.1:\d+ could not be reached: .*ECONNREFUSED/,
  );
  expect(outcome).toEqual({ status: "delayed", reason });
  expect(JSON.stringify([webhook.name, outcome])).not.toContain("secret-path");
});

test("an address that fetch itself refuses is not told to the log either", async () => {
  const url = "https://:s3cret-token@crm.example/in";
  const webhook = openWebhook({ url, format: "json" }, { clock: Date.now });
  const outcome = await webhook.post("id", {});
  expect(outcome).toMatchObject({ status: "delayed", reason: expect.stringContaining("crm.example") });
  expect(JSON.stringify([webhook.name, webhook.problem(), outcome])).not.toContain("s3cret-token");
});

test("the ports that the settings refuse are ports that fetch posts nothing to", async () => {
  for (const port of blockedPorts)
    await expect(fetch(`http://127.0.0.1:${port}`, { method: "POST" }), String(port)).rejects.toMatchObject({
      cause: { message: "bad port" },
    });
});

test("signatures are those of Standard Webhooks", () => {
  // The example of https://github.com/standard-webhooks/standard-webhooks
  const signature = signatureOf(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "1614265330",
    '{"test": 2432232314}',
  );
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
