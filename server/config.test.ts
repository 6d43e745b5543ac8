import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigProblem, readConfig, settings, slipsIn } from "./config.ts";

const problem = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigProblem) return error.message;
  }
};

test("nothing has to be set", () => {
  expect(readConfig({})).toMatchObject({
    ...{ PORT: 3000, LOG_LEVEL: "info", TRUSTED_PROXIES: { hops: 0 } },
    ...{ DATA_DIR: "./data", WELCOME_SUBSCRIBERS: false },
  });
});

test("an empty setting is the same as none", () => {
  const empty = Object.fromEntries(settings.map(({ name }) => [name, ""]));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("lists are read with commas, spaces and in any case", () => {
  expect(readConfig({ BLOCKED_SENDERS: "Spam@x.example, y.example" }).BLOCKED_SENDERS).toEqual([
    "spam@x.example",
    "y.example",
  ]);
});

test("an allowed site may be given as people copy it", () => {
  expect(readConfig({ ALLOWED_ORIGINS: "https://Partner.example/contact" }).ALLOWED_ORIGINS).toEqual([
    "https://partner.example",
  ]);
});

test("a wrong value is named, with what would be right", () => {
  expect(problem({ PORT: "http" })).toContain("PORT must be a port number from 0 to 65535, like 3000");
  expect(problem({ PORT: "70000" })).toContain("PORT must");
  expect(problem({ PUBLIC_URL: "www.example.com" })).toContain(
    "PUBLIC_URL must look like https://www.example.com",
  );
  expect(problem({ TRUSTED_PROXIES: "all" })).toContain(
    "TRUSTED_PROXIES must be a number like 1, or addresses",
  );
  expect(problem({ LOG_LEVEL: "loud" })).toContain("LOG_LEVEL must be one of debug, info");
  expect(problem({ SMTP_URL: "mail.example.com" })).toContain("SMTP_URL must look like smtps://");
});

test("a password that breaks an address is told how to be written", () => {
  const hint = "written with %23 for #, %2F for /, %3F for ?";
  expect(problem({ SMTP_URL: "smtps://web:pa#ss@mail.example:465" })).toContain(hint);
  expect(problem({ SMTP_URL: "smtps://web:12#ss@mail.example:465" })).toContain(hint);
  expect(problem({ DATABASE_URL: "postgres://web:pa/ss@db/site" })).toContain(hint);
  expect(problem({ SMTP_URL: "smtp://" })).toContain("SMTP_URL must look like");
  expect(problem({ SMTP_URL: "smtps://web:pa%23ss@mail.example:465" })).toBeUndefined();
  expect(problem({ DATABASE_URL: "postgres:///site?host=/run/postgresql" })).toBeUndefined();
});

test("every wrong setting is named", () => {
  const wrong = {
    SMTP_URL: "mail.example",
    DATABASE_URL: "mysql://x",
    RETENTION_DAYS: "3",
    LIMIT_PER_IP: "many",
    MAIL_TO: "nobody",
    TIME_ZONE: "Chennai",
    ALLOWED_ORIGINS: "partner.example",
    WELCOME_SUBSCRIBERS: "perhaps",
  };
  expect(problem(wrong)).toContain("RETENTION_DAYS must be a whole number from 7");
  for (const name of Object.keys(wrong)) expect(problem(wrong)).toMatch(new RegExp(`^ +${name} must `, "m"));
});

test("all that is wrong is said at once, and no secret is repeated", () => {
  const message = problem({ PORT: "x", SIGNING_SECRET: "hunter2", DATABASE_URL: "mysql://root:hunter2@db" });
  for (const name of ["PORT", "SIGNING_SECRET", "DATABASE_URL"]) expect(message).toContain(name);
  expect(message).not.toContain("hunter2");
});

test("a slip in a name is seen, and what others set is not", () => {
  const slips = {
    SMPT_URL: "SMTP_URL",
    MAIL_ROUTE: "MAIL_ROUTES",
    DATABASE_URI: "DATABASE_URL",
    TIMEZONE: "TIME_ZONE",
    ops_to: "OPS_TO",
  };
  const others = ["HOME", "PATH", "MAIL", "LOGNAME", "HOSTNAME", "TERM", "USER", "NODE_ENV", "METRICS_HOST"];
  const names = [...Object.keys(slips), ...others];
  expect(slipsIn(Object.fromEntries(names.map((name) => [name, "x"])))).toEqual(
    Object.entries(slips).map(([name, meant]) => ({ name, meant })),
  );
});

test("every setting is described", () => {
  expect(settings.map(({ name }) => name)).toEqual(expect.arrayContaining(["PORT", "SMTP_URL"]));
  expect(settings.filter(({ description }) => description === "")).toEqual([]);
});

test("recipients by interest are read, and a slip in them is named", () => {
  const { MAIL_ROUTES } = readConfig({ MAIL_ROUTES: "cloud = a@x.example, b@x.example; *=c@x.example;" });
  expect([...MAIL_ROUTES]).toEqual([
    ["cloud", ["a@x.example", "b@x.example"]],
    ["*", ["c@x.example"]],
  ]);
  for (const wrong of ["cloud", "cloud=", "cloud=nobody", "=a@x.example", "a=b=c@x.example"])
    expect(problem({ MAIL_ROUTES: wrong }), wrong).toContain("MAIL_ROUTES must look like cloud=");
  expect(problem({ MAIL_ROUTES: "a=x@x.example;a=y@x.example" })).toContain("each interest once");
});

test("alarms that nobody would get are refused", () => {
  expect(problem({ OPS_TO: "ops@x.example" })).toContain("SMTP_URL must be set with OPS_TO");
  expect(readConfig({ OPS_TO: "ops@x.example", SMTP_URL: "smtps://x.example" }).OPS_TO).toBe("ops@x.example");
  const secret = "hubspot+https://api.hsforms.com/submissions/v3/integration/submit/1/hunter2";
  expect(problem({ OPS_WEBHOOK: secret })).toContain("OPS_WEBHOOK must not begin with hubspot+");
  expect(problem({ OPS_WEBHOOK: secret })).not.toContain("hunter2");
});

test("webhooks need TLS, unless they are on this machine, and what is signed needs a secret", () => {
  const { WEBHOOKS } = readConfig({
    WEBHOOKS: "slack+https://hooks.slack.com/services/T0/B0/Xx, http://127.0.0.1:9009/in",
    WEBHOOK_SECRET: "sixteen letters.",
  });
  expect(WEBHOOKS).toEqual([
    { url: "https://hooks.slack.com/services/T0/B0/Xx", format: "slack" },
    { url: "http://127.0.0.1:9009/in", format: "json" },
  ]);
  for (const wrong of [
    "http://crm.example/in",
    "crm.example",
    "ftp://crm.example",
    "https://u:p@crm.example",
  ])
    expect(problem({ WEBHOOKS: wrong }), wrong).toContain("WEBHOOKS must be addresses like https://");
  expect(problem({ WEBHOOKS: "https://crm.example/in" })).toContain("WEBHOOK_SECRET must be set");
});

test("webhooks that nothing could be posted to are refused, and no secret is repeated", () => {
  for (const name of ["WEBHOOKS", "OPS_WEBHOOK"]) {
    for (const login of [":s3cret-token", "s3cret-token", "s3cret-token:", "user:s3cret-token"]) {
      const said = problem({ [name]: `https://${login}@crm.example/in` });
      expect(said, login).toContain(
        `${name} must be addresses like https://crm.example/in, without user name`,
      );
      expect(said).not.toContain("s3cret-token");
    }
    const said = problem({ [name]: "slack+https://crm.example:6000/s3cret-token" });
    expect(said).toContain(`${name} must name another port than 6000`);
    expect(said).not.toContain("s3cret-token");
  }
});

test("a password without TLS is only for a relay on this machine, and DKIM needs all its parts", () => {
  const plain = (host: string) => problem({ SMTP_URL: `smtp://u:p@${host}:25`, SMTP_ALLOW_PLAIN: "true" });
  expect(plain("mail.example")).toContain("SMTP_ALLOW_PLAIN must be false");
  expect(plain("127.0.0.1")).toBeUndefined();
  expect(problem({ DKIM_DOMAIN: "x.example" })).toMatch(/DKIM_SELECTOR must.*DKIM_KEY_FILE must/s);
});

test("the README lists every setting with its meaning, and no other", () => {
  const readme = readFileSync("README.md", "utf8");
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \| [^|]* \| (.+) \|$/gm)].map(([, name, meaning]) => ({
    name,
    description: meaning,
  }));
  expect(listed).toEqual(settings);
});
