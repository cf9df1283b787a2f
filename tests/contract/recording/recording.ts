import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { answerRedactions, requestRedactions } from '../../../generated/contract/redaction.ts';
import { zErrorDetail } from '../../../generated/contract/zod.gen.ts';
import { documentedResponses } from '../../support/documented.ts';
import type { Answer } from '../client.ts';
import { type OperationId, operationIds, type PlainRequest } from '../contract.ts';
import { CASES, type Case } from '../negative.ts';
import { leakIn } from './leaks.ts';
import { redact, redactRequest } from './redact.ts';
import { Substitutes } from './substitutes.ts';

const FORMAT = 'waymark-exchange/1';
const CONTRACT = new URL('../../../openapi.yaml', import.meta.url);
/** Of a status that the contract does not list, as the judge reads it. */
const ERROR = { fields: { detail: 'text', code: 'catalog' } } as const;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const LARGEST = 64 * 1024 * 1024;

/** Names of what was sent. */
const zNames = z.array(z.string());
const zExchange = z.strictObject({
  format: z.literal(FORMAT, { error: `Is not of the format ${FORMAT}` }),
  operation: z.enum(operationIds),
  case: z.enum(CASES),
  request: z.strictObject({
    params: zNames,
    query: zNames,
    body: zNames,
    /** Substitutes of the texts on which the answer depends, by name. All other values are not recorded. */
    values: z.record(z.string(), z.string()).optional(),
  }),
  status: z.int().min(100).max(599),
  /** Redacted. Absent: an answer without a body. */
  body: z.unknown().optional(),
  unknown: z.array(z.strictObject({ path: z.string(), type: z.string() })),
  /** UTC day of the recording. Dates in the body count from it, as days from 2000-01-01. */
  day: z.iso.date(),
  /** SHA-256 of the contract at that time. */
  contract: z.string(),
  verdict: z.enum(['checked', 'refused']),
});
/** An exchange with a real or simulated server, without anything personal. */
export type Exchange = z.output<typeof zExchange>;

export type Recorded = {
  operation: OperationId;
  case: Case;
  request: PlainRequest;
  answer: Answer;
  verdict: Exchange['verdict'];
};

/** A folder that cannot be used, with a message for the terminal. */
export class RecordingError extends Error {}

const namesOf = (part: unknown): string[] =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.keys(part).sort() : [];

/**
 * Writes exchanges to a folder that only its owner can open. Fails closed: what cannot be redacted for certain is not
 * written. `secrets`: texts that must not be in any file, such as the token and its parts.
 */
export class Recorder {
  readonly #folder: string;
  readonly #secrets: readonly string[];
  readonly #contract = createHash('sha256').update(readFileSync(CONTRACT)).digest('hex');
  #substitutes: Substitutes | undefined;
  #count = 0;

  constructor(folder: string, secrets: readonly string[]) {
    this.#folder = folder;
    this.#secrets = secrets;
    makeFolder(folder);
  }

  /** Returns why nothing was written, or `null`. `now`: the server's time in ms since 1970. */
  add({ operation, case: name, request, answer, verdict }: Recorded, now: number): string | null {
    this.#substitutes ??= new Substitutes(now);
    const { status } = answer;
    const rule = answerRedactions[operation][status] ?? ERROR;
    const { body, unknown, originals } = redact(rule, answer.body, this.#substitutes);
    const { [status]: schema = zErrorDetail } = documentedResponses(operation);
    if (schema && !schema.safeParse(body).success) return 'the redacted answer does not pass the contract';
    const sent = redactRequest(requestRedactions[operation] ?? {}, request, this.#substitutes);
    const { values } = sent;
    const leak = leakIn({ body: { body, values }, unknown }, new Set([...originals, ...sent.originals]), this.#secrets);
    if (leak !== null) return leak;
    const exchange: Exchange = {
      format: FORMAT,
      operation,
      case: name,
      request: {
        params: namesOf(request.params),
        query: namesOf(request.query),
        body: namesOf(request.body),
        ...(Object.keys(values).length > 0 && { values }),
      },
      status,
      ...(body !== undefined && { body }),
      unknown,
      day: new Date(now).toISOString().slice(0, DAY_LENGTH),
      contract: this.#contract,
      verdict,
    };
    this.#count += 1;
    const file = `${String(this.#count).padStart(4, '0')}-${operation}-${name.replaceAll(' ', '-')}.json`;
    writeFileSync(path.join(this.#folder, file), `${JSON.stringify(exchange, null, 2)}\n`, { mode: 0o600 });
    return null;
  }
}

/** Creates a folder for a new recording. Git ignores what is in it. Throws a message for the terminal. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.gitignore')) {
    throw new RecordingError('--record requires a new or empty folder: recordings are not mixed.');
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  writeFileSync(path.join(folder, '.gitignore'), '*\n');
}

/** Exchanges of a folder, in the order of their recording. Throws a message for the terminal. */
export function readRecording(folder: string): Exchange[] {
  if (!existsSync(folder)) throw new RecordingError('--replay requires the folder of a recording.');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new RecordingError('The folder of --replay contains no recording.');
  return files.sort().map((name) => readExchange(path.join(folder, name), name));
}

function readExchange(file: string, name: string): Exchange {
  const text = readFileSync(file, 'utf8');
  let json: unknown;
  try {
    json = text.length > LARGEST ? undefined : JSON.parse(text);
  } catch {
    json = undefined;
  }
  const { data, error } = zExchange.safeParse(json);
  if (data) return data;
  const [issue] = error.issues;
  throw new RecordingError(
    `${name} is not a recorded exchange: ${issue?.path.join('.') || 'file'}: ${issue?.message}.`,
  );
}
