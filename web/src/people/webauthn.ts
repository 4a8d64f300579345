/** Passkeys: the browser speaks in bytes, the server in JSON. */

/** Can this browser make passkeys, at this address? A number is no name to bind them to. */
export const canUsePasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === "function" &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Whoever closes the browser's question has changed their mind: nothing went wrong. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );

export const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

interface Named {
  id: string;
}

/** What names bytes in the options becomes bytes. */
export function options<T>(told: Record<string, unknown>): T {
  const list = (some: unknown): object[] =>
    ((some ?? []) as Named[]).map((one) => ({ ...one, id: bytes(one.id) }));
  const user = told["user"] as Named | undefined;
  return {
    ...told,
    challenge: bytes(told["challenge"] as string),
    ...(user ? { user: { ...user, id: bytes(user.id) } } : {}),
    excludeCredentials: list(told["excludeCredentials"]),
    allowCredentials: list(told["allowCredentials"]),
  } as T;
}

function written(made: PublicKeyCredential, response: Record<string, ArrayBuffer | null>): object {
  const named = Object.entries(response).filter(([, value]) => value !== null);
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: Object.fromEntries(named.map(([name, value]) => [name, text(value as ArrayBuffer)])),
    clientExtensionResults: {},
  };
}

export async function create(told: Record<string, unknown>): Promise<object> {
  const publicKey = options<PublicKeyCredentialCreationOptions>(told);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
  });
}

export async function get(told: Record<string, unknown>): Promise<object> {
  const publicKey = options<PublicKeyCredentialRequestOptions>(told);
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return written(used, {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  });
}
