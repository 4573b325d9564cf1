import { errorText } from "../../core/errorText.ts";
import type { SealedSecrets } from "../../ports/sealedSecrets.ts";
import type { SecretBox } from "../secretBox.ts";
import { webhookSecretOf } from "./accounts.ts";

const rowsPerStep = 100;

interface SealedRow {
  id: string;
  accountId: string;
  sealed: string;
}

/** A table's next rows after `?1`, and the change of one: nothing where its secret has been replaced meanwhile. */
const parts = {
  accounts: {
    next: "SELECT id, id AS accountId, webhook_secret_sealed AS sealed FROM accounts WHERE id > ?1 ORDER BY id LIMIT ?2",
    change: "UPDATE accounts SET webhook_secret_sealed = ?1 WHERE id = ?2 AND webhook_secret_sealed = ?3",
  },
  retired: {
    next: "SELECT id, account_id AS accountId, sealed FROM retired_webhook_secrets WHERE id > ?1 ORDER BY id LIMIT ?2",
    change: "UPDATE retired_webhook_secrets SET sealed = ?1 WHERE id = ?2 AND sealed = ?3",
  },
};

/** A round: the secret of each account, then those that were rotated out and still sign. */
export class D1SealedSecrets implements SealedSecrets {
  readonly #binding: D1Database;
  readonly #secrets: SecretBox;

  constructor(binding: D1Database, secrets: SecretBox) {
    this.#binding = binding;
    this.#secrets = secrets;
  }

  async rewrapNext(position: string): ReturnType<SealedSecrets["rewrapNext"]> {
    const [name = "", after = ""] = position.split(" ");
    const part = name === "retired" ? "retired" : "accounts";
    const { results } = await this.#binding.prepare(parts[part].next).bind(after, rowsPerStep).all<SealedRow>();
    const outcomes = [];
    for (const row of results) outcomes.push(await this.#rewrap(parts[part].change, row));
    const last = results.length < rowsPerStep ? null : results.at(-1);
    const end = part === "accounts" ? "retired " : "";
    return {
      position: last ? `${part} ${last.id}` : end,
      rewrapped: outcomes.filter((outcome) => outcome === "rewrapped").length,
      failed: outcomes.filter((outcome) => outcome === "failed").length,
    };
  }

  async #rewrap(change: string, { id, accountId, sealed }: SealedRow): Promise<"rewrapped" | "failed" | "left"> {
    // That of a deleted account.
    if (sealed === "") return "left";
    try {
      const anew = await this.#secrets.rewrap(sealed, webhookSecretOf(accountId));
      if (anew === null) return "left";
      await this.#binding.prepare(change).bind(anew, id, sealed).run();
      return "rewrapped";
    } catch (error) {
      console.error("a webhook secret does not open", accountId, errorText(error));
      return "failed";
    }
  }
}
