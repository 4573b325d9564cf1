import { env } from "cloudflare:workers";
import { afterEach, expect, inject, it, vi } from "vitest";
import { SendEmailMail } from "../../src/adapters/mail/sendEmail.ts";
import { servicesFor } from "../../src/composition.ts";
import { anAccount, send, type TestAccount } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";

/** Whoever sends it: the brands' objects have services of their own. */
const sent = vi.spyOn(SendEmailMail.prototype, "send").mockResolvedValue();
afterEach(() => sent.mockClear());

interface Brand {
  website: string;
  onboarding_status_detail: string;
  status_message: string;
}

async function brandOf(account: TestAccount): Promise<Brand | undefined> {
  return (await (await send("/v1/brands", { key: account.apiKey })).json<{ brands: Brand[] }>()).brands[0];
}

async function start(account: TestAccount, website: string): Promise<void> {
  expect((await send("/v1/brands", { key: account.apiKey, json: { website } })).status).toBe(202);
}

const isOver = (brand: Brand | undefined) =>
  brand?.onboarding_status_detail === "ready" || brand?.onboarding_status_detail === "failed";

const over = (account: TestAccount, message: RegExp) =>
  until(
    () => brandOf(account),
    (brand) => isOver(brand) && message.test(brand?.status_message ?? ""),
    110_000,
  );

/** A shop that answers a little more for ever: its run is under way until it is replaced. */
const endless = () => `${inject("scriptedPagesUrl")}/trickles/${crypto.randomUUID()}`;

it("an account gets one mail for each run that ends, and none for a run that another has replaced", async () => {
  const account = await anAccount();
  await start(account, inject("smallShopUrl"));
  expect((await over(account, /^Ready/))?.onboarding_status_detail).toBe("ready");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  for (let run = 0; run < 3; run++) await start(account, endless());
  await start(account, `${inject("smallShopUrl")}/nowhere-${crypto.randomUUID()}`);
  await over(account, /Ready/);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  // Whatever is still to come would come with an alarm.
  await scheduler.wait(3_000);
  expect(sent.mock.calls.map(([{ to }]) => to)).toEqual(["someone@example.com", "someone@example.com"]);
  expect(sent.mock.calls[1]?.[0].text).toContain("Your brand and its products are as they were before");
});

it("three runs bring at most three mails, however often each is begun and woken again", async () => {
  const account = await anAccount();
  const { objects, catalogue } = servicesFor(env).onboarding;
  for (let run = 1; run <= 3; run++) {
    const website = `${inject("slowShopUrl")}/none-${crypto.randomUUID()}`;
    await start(account, website);
    await until(
      () => brandOf(account),
      (brand) => brand?.website === website && isOver(brand),
      60_000,
    );
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(run), { timeout: 20_000 });
    // There is nothing before it that could be as it was.
    expect(sent.mock.lastCall?.[0].text).not.toContain("as they were before");
    const brand = await catalogue.brandOf(account.accountId);
    const order = { brandId: brand?.id ?? "", accountId: account.accountId, website, run };
    for (let again = 0; again < 5; again++) {
      await objects.begin(order);
      await objects.poke(order.brandId);
    }
  }
  await scheduler.wait(3_000);
  expect(sent).toHaveBeenCalledTimes(3);
});
