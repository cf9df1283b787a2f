import {
  base64url,
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { randomBytes, sha256, toHex, utf8 } from './bytes.ts';
import { VerifiedTokens } from './verified-tokens.ts';

/** Keys as JSON, to store across restarts. Secret: they can sign tokens for any user. */
export type SavedKeys = { signing: JWK; sealing: JWK };

export type KeyStore = {
  /** Signs tokens (RS256). */
  signing: () => Promise<{ id: string; privateKey: CryptoKey; publicKey: CryptoKey }>;
  /** Seals the state of handshakes and sign-in sessions (AES-GCM). */
  sealing: () => Promise<CryptoKey>;
  /** The document at `.well-known/jwks.json`. */
  published: () => Promise<{ keys: JWK[] }>;
  /** Salt for an unknown user: stable per name and unpredictable. */
  decoySalt: (name: string) => Promise<string>;
  saved: () => Promise<SavedKeys>;
  /** Access tokens with a verified signature. Verification never changes, so it runs once per token. */
  readonly verified: VerifiedTokens;
};

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function generate(): Promise<SavedKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    signing: await exportJWK(privateKey),
    sealing: { kty: 'oct', alg: 'A256GCM', k: base64url.encode(randomBytes(32)) },
  };
}

/** Creates keys on first use, or restores those that `saved` returned before. */
export function createKeyStore(restored?: SavedKeys): KeyStore {
  const saved = once(async () => restored ?? (await generate()));
  const publicKey = once(async (): Promise<JWK> => {
    const { kty, n, e } = (await saved()).signing;
    const key = { kty, n, e } as JWK;
    return { ...key, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(key) };
  });
  return {
    saved,
    signing: once(async () => ({
      id: (await publicKey()).kid ?? '',
      privateKey: (await importJWK((await saved()).signing, 'RS256')) as CryptoKey,
      publicKey: (await importJWK(await publicKey(), 'RS256')) as CryptoKey,
    })),
    sealing: once(async () =>
      crypto.subtle.importKey('jwk', (await saved()).sealing, 'AES-GCM', false, ['encrypt', 'decrypt']),
    ),
    published: async () => ({ keys: [await publicKey()] }),
    decoySalt: async (name) => toHex(await sha256(utf8(`${(await saved()).sealing.k}:${name}`))).slice(0, 32),
    verified: new VerifiedTokens(),
  };
}
