import type { IdentityConfig, SdkName } from '../identity/types.ts';
import type { ReservedAccounts } from '../rules/access/sign-in.ts';

/** Configuration of an installation. Read once, from `config.json` beside the entry page. */
export type Config = {
  /** Base address of `/api/v1`. A path is relative to the portal's origin. Ends with a slash. */
  apiBase: string;
  identity: IdentityConfig & { sdk: SdkName };
  /** Styles of the map, by color scheme. */
  map: { light: string; dark: string };
  geocoder: string;
  brand: { name: string; helpSite: string; mainSite: string };
  signIn: ReservedAccounts & {
    /** SHA-256 hashes of lower-case addresses without access, as lower-case hexadecimal digits. */
    prohibited: readonly string[];
  };
  flags: {
    serviceInterruptionTest: boolean;
    pseudoLanguage: boolean;
    /** Payments carry `Idempotency-Key`. Off for an API whose CORS rules refuse this header. */
    idempotencyKeys: boolean;
  };
};

/** A problem of one value: its path, and the text for the expected value (`operator:problems`). */
export type ConfigProblem = {
  path: string;
  problem: 'missing' | 'text' | 'flag' | 'address' | 'pool' | 'sdk' | 'hashes' | 'domain' | 'object';
};
export type CheckedConfig = { config: Config } | { problems: readonly ConfigProblem[] };

const DEFAULT_SDK = 'amazon-cognito-identity-js';
/** The only format that the identity SDK accepts. */
const POOL = /^[\w-]+_[0-9a-zA-Z]+$/;
const HASH = /^[0-9a-f]{64}$/i;
/** With or without the at-sign of an address. */
const DOMAIN = /^@?([^\s@]+\.[^\s@]+)$/;
const ABSOLUTE = /^https?:\/\//i;

/**
 * Checks a configuration by hand, because a schema library would be a sixth of the sign-in page's code. `base` is the address of the
 * portal, for relative addresses. Ignores unknown values, so that a newer file works with an older portal.
 */
export function checkConfig(raw: unknown, base: URL): CheckedConfig {
  const problems: ConfigProblem[] = [];

  /** Returns a valid value, otherwise `instead`, and records the problem. */
  function read<T>(
    path: string,
    problem: ConfigProblem['problem'],
    instead: T,
    accept: (value: unknown) => T | null,
  ): T {
    const value = valueAt(raw, path);
    const accepted = value === undefined ? null : accept(value);
    if (accepted === null) problems.push({ path, problem: value === undefined ? 'missing' : problem });
    return accepted ?? instead;
  }
  const text = (path: string) => read(path, 'text', '', textOrNull);
  const flag = (path: string) => read(path, 'flag', false, (value) => (typeof value === 'boolean' ? value : null));
  const address = (path: string) => read(path, 'address', '', (value) => addressOf(textOrNull(value), base));
  const domain = (path: string) =>
    read(path, 'domain', '', (value) => DOMAIN.exec(textOrNull(value)?.trim() ?? '')?.[1] ?? null);
  const hashes = (path: string) =>
    read<readonly string[]>(path, 'hashes', [], (value) =>
      Array.isArray(value) && value.every((item) => HASH.test(String(item)))
        ? value.map((item) => String(item).toLowerCase())
        : null,
    );
  const pool = (path: string) =>
    read(path, 'pool', '', (value) => (POOL.test(textOrNull(value) ?? '') ? String(value) : null));

  // Optional, so that a file from before there was a choice stays valid.
  const sdk = (path: string) =>
    valueAt(raw, path) === undefined
      ? DEFAULT_SDK
      : read<SdkName>(path, 'sdk', DEFAULT_SDK, (value) =>
          value === 'amplify' || value === DEFAULT_SDK ? value : null,
        );

  if (!isRecord(raw)) return { problems: [{ path: '', problem: 'object' }] };
  const config: Config = {
    apiBase: address('apiBase').replace(/\/*$/, '/'),
    identity: {
      endpoint: address('identity.endpoint'),
      userPoolId: pool('identity.userPoolId'),
      clientId: text('identity.clientId'),
      sdk: sdk('identity.sdk'),
    },
    map: { light: address('map.light'), dark: address('map.dark') },
    geocoder: address('geocoder'),
    brand: { name: text('brand.name'), helpSite: address('brand.helpSite'), mainSite: address('brand.mainSite') },
    signIn: {
      partnerDomain: domain('signIn.partnerDomain'),
      retailerAccount: text('signIn.retailerAccount'),
      prohibited: hashes('signIn.prohibited'),
    },
    flags: {
      serviceInterruptionTest: flag('flags.serviceInterruptionTest'),
      pseudoLanguage: flag('flags.pseudoLanguage'),
      idempotencyKeys: flag('flags.idempotencyKeys'),
    },
  };
  return problems.length > 0 ? { problems } : { config };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const valueAt = (raw: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), raw);

/**
 * An absolute http address. A leading slash means the base of the portal, which may be a sub-path. Rejects anything else: it would be
 * a relative path, but is probably a host without a scheme.
 */
function addressOf(text: string | null, base: URL): string | null {
  if (text === null) return null;
  if (ABSOLUTE.test(text)) return URL.parse(text)?.href ?? null;
  return /^\/(?![/\\])/.test(text) ? (URL.parse(`.${text}`, base)?.href ?? null) : null;
}

/** Timeout, after which the visitor can retry. */
const LIMIT = 15_000;

/** Reads and checks the file. Rejects with an `ApiError` for a failed response, otherwise with the browser's error. */
export async function readConfig(address: URL, base: URL): Promise<CheckedConfig> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) });
  // Imported on demand, because every visitor loads this file.
  if (!response.ok) throw (await import('../api/errors.ts')).errorOfAnswer(response);
  return checkConfig(await response.json(), base);
}
