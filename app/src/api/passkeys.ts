import { ApiError, call } from "./client.ts";

/** Whether this browser can write and read credentials as JSON, which is what the service's addresses take. */
export const hasPasskeys =
  typeof PublicKeyCredential === "function" && typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

/** What a sign-in by passkey begins with; null where the service, or this browser, has none. */
export async function signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  if (!hasPasskeys) return null;
  try {
    return await call("GET", "/auth/passkey/generate-authenticate-options");
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export async function signInByPasskey(): Promise<void> {
  const options = await signInOptions();
  if (options === null) throw new Error("There are no passkeys here.");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await call("POST", "/auth/passkey/verify-authentication", { response: jsonOf(credential) });
}

export async function addPasskey(name: string): Promise<void> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>("GET", "/auth/passkey/generate-register-options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await call("POST", "/auth/passkey/verify-registration", { response: jsonOf(credential), name });
}

/** Whether somebody has closed the browser's own window instead of choosing a passkey. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("The browser has given no passkey.");
  return credential.toJSON();
}
