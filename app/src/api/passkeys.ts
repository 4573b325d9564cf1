import { call } from "./client.ts";

/**
 * Whether this browser can write and read credentials as JSON, which is what the service's addresses take, and the page has a name: at a
 * bare network address browsers give none.
 */
export const hasPasskeys =
  !/^[\d.]+$|:/.test(location.hostname) &&
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

export async function signInByPasskey(): Promise<void> {
  const options = await call("GET /auth/passkey/generate-authenticate-options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await call("POST /auth/passkey/verify-authentication", { body: { response: jsonOf(credential) } });
}

export async function addPasskey(name: string): Promise<void> {
  const options = await call("GET /auth/passkey/generate-register-options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await call("POST /auth/passkey/verify-registration", { body: { response: jsonOf(credential), name } });
}

export const listPasskeys = () => call("GET /auth/passkey/list-user-passkeys");

export const removePasskey = (id: string) => call("POST /auth/passkey/delete-passkey", { body: { id } });

/** Whether somebody has closed the browser's own window instead of choosing a passkey. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("The browser has given no passkey.");
  return credential.toJSON();
}
