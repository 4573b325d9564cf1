import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { outcome } from "./builders.ts";
import { aPerson, Browser, sessionOf } from "./people.ts";

// A browser adds, uses and removes one in `e2e/app`.
const base = "/app/api/auth/passkey";
const credential = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: { clientDataJSON: "e30", attestationObject: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
};

describe("passkeys", () => {
  it("are nobody's without a session", async () => {
    for (const name of ["list-user-passkeys", "generate-register-options"]) {
      expect(await outcome(new Browser().call(`${base}/${name}`))).toEqual([401, "signed_out"]);
    }
    const json = { response: credential, name: "Phone" };
    expect(await outcome(new Browser().call(`${base}/verify-registration`, { json }))).toEqual([401, "signed_out"]);
  });

  it("are not taken where nothing was asked for, or where the answer was made up", async () => {
    const person = await aPerson("device@shop.example");
    const registration = { response: credential, name: "Phone" };
    const unasked = person.call(`${base}/verify-registration`, { json: registration });
    expect(await outcome(unasked)).toEqual([400, "passkey_refused"]);
    expect((await person.call(`${base}/generate-register-options`)).status).toBe(200);
    const madeUp = person.call(`${base}/verify-registration`, { json: registration });
    expect(await outcome(madeUp)).toEqual([400, "passkey_refused"]);
    const stranger = new Browser();
    expect((await stranger.call(`${base}/generate-authenticate-options`)).status).toBe(200);
    const forged = stranger.call(`${base}/verify-authentication`, { json: { response: credential } });
    expect(await outcome(forged)).toEqual([400, "passkey_refused"]);
    expect(await (await person.call(`${base}/list-user-passkeys`)).json()).toEqual([]);
  });

  it("are removed by their owner alone, and no other page may ask for that", async () => {
    const owner = await aPerson("owner-of-device@shop.example");
    const { person_id: ownerId } = (await sessionOf(owner)).person;
    await env.DB.prepare(
      `INSERT INTO people_passkeys (id, person_id, name, public_key, credential_id, counter, device_type, backed_up)
       VALUES ('device', ?, 'Phone', 'AAAA', 'AAAA', 0, 'singleDevice', 0)`,
    )
      .bind(ownerId)
      .run();
    const remove = (browser: Browser, id: string, headers = {}) =>
      browser.call(`${base}/delete-passkey`, { json: { id }, headers });
    const stranger = await aPerson("stranger-to-device@shop.example");
    const refused = await remove(stranger, "device");
    expect([refused.status, await refused.text()]).toEqual(
      await remove(stranger, "nothing").then(async (answer) => [answer.status, await answer.text()]),
    );
    expect(refused.status).toBe(400);
    expect(await outcome(remove(owner, "device", { origin: "https://evil.example" }))).toEqual([403, "foreign_origin"]);
    const listed = () => owner.json<{ id: string }[]>(`${base}/list-user-passkeys`);
    expect((await listed()).map(({ id }) => id)).toEqual(["device"]);
    expect((await remove(owner, "device")).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it.each([[{}], [[]], [{ response: 5 }], [{ response: {} }], [{ response: { ...credential, id: "" } }]])(
    "say what was wrong with what is none: %j",
    async (json) => {
      const answer = new Browser().call(`${base}/verify-authentication`, { json });
      expect(await outcome(answer)).toEqual([400, "invalid_request"]);
    },
  );
});
