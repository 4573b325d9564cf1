/** `npm start`: serves the whole service on this machine until Ctrl-C or SIGTERM. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { callJson, createAccount, type DemoAccount } from "./client.ts";
import type { KeptMail } from "./mailFolder.ts";
import { startService } from "./service.ts";

// Heard from the first moment on, so that a signal during the start leaves no process behind either.
const signalled = new Promise<string>((resolve) => {
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => resolve(name));
});
const demoEmail = "demo@example.com";
const port = Number(process.env.PORT ?? 8787);
const dataDir = process.env.DATA_DIR ?? ".data";
const service = await startService({ port, dataDir, verbose: true, onMail: printMail }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const account = await demoAccount().catch(async (error: unknown) => {
  await service.stop();
  throw error;
});

const signInLink = await demoSignInLink().catch(async (error: unknown) => {
  await service.stop();
  throw error;
});

console.log(`
The service runs at ${service.url} with its data in ${path.relative(process.cwd(), service.dataDir) || "."}. Ctrl-C ends it.

  Dashboard        ${service.url}/app
  Signed in        ${signInLink}
                   opens the dashboard as the demo account, once
  Documentation    ${service.url}/docs
  API key          ${account.api_key}
  Webhook secret   ${account.webhook_secret}
  Mail             ${service.mailDir === null ? "is sent" : `in ${path.relative(process.cwd(), service.mailDir)}, where it is kept instead of being sent; its link is printed here`}
  Operator token   ${process.env.OPERATOR_TOKEN === undefined ? `in ${path.join(service.dataDir, "secrets.json")}` : "as given"}

First calls:

  curl -s ${service.url}/v1/balance -H "Authorization: Bearer ${account.api_key}"

  curl -s ${service.url}/v1/brands -H "Authorization: Bearer ${account.api_key}" \\
    -H "Content-Type: application/json" -d '{"website": "https://your-shop.example"}'

  curl -s ${service.url}/v1/ads/generate -H "Authorization: Bearer ${account.api_key}" \\
    -H "Content-Type: application/json" -H "Prefer: wait" -d '{"count": 1, "format": "full"}'

No shop at hand? \`node scripts/setup.mjs shop -- sample-shop/server.ts\` serves one of ours and prints its address.
`);

const signal = await Promise.race([signalled, service.ended.then((child) => `${child} ended`)]);
console.log(`\n${signal}: stopping`);
await service.stop();
process.exit(signal.startsWith("SIG") ? 0 : 1);

/** So that nobody has to open a mail to sign in on their own machine. */
function printMail({ to, subject, link }: KeptMail): void {
  console.log(`\nMail to ${to}: ${subject}${link === null ? "" : `\n  ${link}`}\n`);
}

/** The instance's demo account: made once, kept with its data. */
async function demoAccount(): Promise<DemoAccount> {
  const file = path.join(service.dataDir, "demo-account.json");
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, "utf8")) as DemoAccount;
    const known = await callJson(`${service.url}/v1/balance`, { token: kept.api_key }).then(
      () => true,
      () => false,
    );
    if (known) return kept;
  }
  const fresh = await createAccount(service.url, service.operatorToken, demoEmail);
  writeFileSync(file, JSON.stringify(fresh), { mode: 0o600 });
  return fresh;
}

/** A link that signs in as the owner of the demo account. */
async function demoSignInLink(): Promise<string> {
  const { url, operatorToken: token } = service;
  const members = `${url}/operator/v1/accounts/${account.account_id}/members`;
  const { person_id: id } = await callJson<{ person_id: string }>(members, {
    token,
    json: { email: demoEmail, role: "owner" },
  });
  return (await callJson<{ url: string }>(`${members}/${id}/sign-in-link`, { token, method: "POST" })).url;
}
