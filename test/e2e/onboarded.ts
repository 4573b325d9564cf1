import { createAccount, onboard, type DemoAccount } from "../../scripts/client.ts";
import { Instance } from "./instance.ts";
import { startSmallShop } from "./smallShop.ts";

/** A service that does not run yet, and an account of it whose brand is the small shop, ready for ads. The shop itself is gone. */
export interface Onboarded {
  instance: Instance;
  account: DemoAccount;
}

/** Has a new service read the small shop. */
export async function readSmallShop(env: Record<string, string> = {}): Promise<Onboarded> {
  const [instance, shop] = await Promise.all([Instance.create(env), startSmallShop()]);
  try {
    await instance.start();
    const account = await createAccount(instance.url, instance.operatorToken, "owner@example.com");
    await onboard(instance.url, account.api_key, shop.url, { timeoutMs: 240_000 });
    await instance.stop();
    return { instance, account };
  } catch (error) {
    await instance.dispose();
    throw error;
  } finally {
    await shop.close();
  }
}
