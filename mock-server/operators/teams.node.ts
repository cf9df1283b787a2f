import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Owner } from '../world/registry.ts';
import { TokenBucket } from './token-bucket.ts';

/** Cookie with the key of a browser's team. Scripts cannot read it. */
export const KEY_COOKIE = 'mock_key';
const IN_COOKIE = /(?:^|;\s*)mock_key=([^;]*)/;

/** The key of a request: header, then cookie. */
export function keyIn({ 'x-mock-key': named, cookie }: IncomingHttpHeaders): string | null {
  if (typeof named === 'string') return named;
  return (cookie && IN_COOKIE.exec(cookie)?.[1]) || null;
}

/** Characters that headers and cookies take as they are. */
const KEY = /^[A-Za-z0-9._~-]{16,128}$/;

const zTeam = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits or hyphens'),
    key: z.string().regex(KEY, 'must be 16 to 128 letters, digits, or . _ ~ -').optional(),
    key_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits in lower case')
      .optional(),
    worlds: z.int().min(1),
    requests_per_second: z.number().positive().optional(),
    body_bytes: z.int().min(1).optional(),
  })
  .refine((team) => (team.key === undefined) !== (team.key_sha256 === undefined), {
    error: 'must have either key or key_sha256',
  });
const zTeams = z.strictObject({ teams: z.array(zTeam).min(1) });

/** A team of a shared sandbox, with its limits. */
export type Team = Owner & {
  /** Limits its requests at this process. */
  bucket: TokenBucket | null;
  /** Largest body in bytes. */
  largestBody: number | null;
};

/** Returns the team of a key. */
export type FindTeam = (key: string) => Team | undefined;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Parses the text of a teams file. Throws a message that names the field, and never a key. */
export function teamsFrom(text: string): FindTeam {
  const parsed = zTeams.safeParse(jsonOf(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    // `received` values may be keys: only places and rules are named.
    throw new Error([issue?.path.join('.'), issue?.message].filter(Boolean).join(' '));
  }
  const byHash = new Map<string, Team>();
  const names = new Set<string>();
  for (const { name, key, key_sha256, worlds, requests_per_second: rate, body_bytes } of parsed.data.teams) {
    const hash = key_sha256 ?? hashOf(key ?? '');
    if (names.has(name)) throw new Error(`two teams have the name ${name}`);
    if (byHash.has(hash)) throw new Error(`the key of ${name} is also that of another team`);
    names.add(name);
    const bucket = rate === undefined ? null : new TokenBucket(rate, performance.now());
    byHash.set(hash, { name, worlds, bucket, largestBody: body_bytes ?? null });
  }
  // Looks a hash up instead of comparing keys, so that the time of an answer tells nothing about a key.
  return (key) => (KEY.test(key) ? byHash.get(hashOf(key)) : undefined);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('it is not JSON');
  }
}

/** Reads a teams file. Throws a message for the terminal. */
export function readTeams(file: string): FindTeam {
  try {
    return teamsFrom(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The teams file ${file} cannot be used: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
