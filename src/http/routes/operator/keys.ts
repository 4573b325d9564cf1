import { z } from "zod";
import { createApiKey } from "../../../services/operator/createApiKey.ts";
import { rotateApiKey } from "../../../services/operator/rotateApiKey.ts";
import type { ApiKey } from "../../../ports/apiKeys.ts";
import type { Operation } from "../../app.ts";
import { optionalJsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import { noSuch, parseBody } from "./body.ts";

const KeyName = z.string().min(1).max(100);
const NewKeyBody = z.strictObject({ name: KeyName.optional() });
const RotateBody = z.strictObject({ name: KeyName.optional(), keep_old_hours: z.number().min(0).max(24).default(0) });

/** API keys of an account: list, create, rotate, revoke. A key is shown once, when it is made. */
export function keyOperations(base: string): Operation[] {
  const keys = `${base}/accounts/:accountId/keys`;
  return [
    {
      method: "GET",
      path: keys,
      handlers: [
        operatorAuth,
        async (c) => {
          const { accounts, apiKeys, runtime } = c.get("services");
          const accountId = c.req.param("accountId") ?? "";
          if ((await accounts.get(accountId)) === null) return noSuch(c, "account");
          const found = await apiKeys.list(accountId);
          return c.json({ keys: found.map((key) => keyView(key, runtime.nowMs())) });
        },
      ],
    },
    {
      method: "POST",
      path: keys,
      handlers: [
        operatorAuth,
        optionalJsonBody,
        async (c) => {
          const body = parseBody(c, NewKeyBody);
          if (!body.ok) return body.response;
          const accountId = c.req.param("accountId") ?? "";
          const created = await createApiKey(c.get("services"), { accountId, name: body.value.name ?? null });
          return created === null ? noSuch(c, "account") : c.json(created, 201);
        },
      ],
    },
    {
      method: "POST",
      path: `${keys}/:keyId/rotate`,
      handlers: [
        operatorAuth,
        optionalJsonBody,
        async (c) => {
          const body = parseBody(c, RotateBody);
          if (!body.ok) return body.response;
          const rotated = await rotateApiKey(c.get("services"), {
            accountId: c.req.param("accountId") ?? "",
            keyId: c.req.param("keyId") ?? "",
            name: body.value.name ?? null,
            keepOldHours: body.value.keep_old_hours,
          });
          return rotated === null ? noSuch(c, "live key") : c.json(rotated, 201);
        },
      ],
    },
    {
      method: "DELETE",
      path: `${keys}/:keyId`,
      handlers: [
        operatorAuth,
        async (c) => {
          const { apiKeys, runtime } = c.get("services");
          const keyId = c.req.param("keyId") ?? "";
          const revoked = await apiKeys.revoke(c.req.param("accountId") ?? "", keyId, runtime.nowMs());
          return revoked ? c.json({ key_id: keyId, status: "revoked" }) : noSuch(c, "live key");
        },
      ],
    },
  ];
}

function keyView(key: ApiKey, nowMs: number) {
  const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    key_id: key.id,
    name: key.name,
    prefix: key.prefix,
    status: key.expiresAt !== null && key.expiresAt <= nowMs ? "revoked" : "active",
    created_at: time(key.createdAt),
    last_used_at: time(key.lastUsedAt),
    expires_at: time(key.expiresAt),
  };
}
