import type { JournalEntry } from '../world/journal.ts';
import type { FaultRow, OutboxRow } from '../world/rows.ts';

export type Persona = { id: string; username: string; password: string; role: PersonaRole; shows: string };
export type PersonaRole = 'owner' | 'guest' | 'installer' | 'dealer' | 'staff' | 'visitor';
export type Scenario = { name: string; title: string; shows: string };
export type WorldSummary = { id: string; scenario: string; seed: number; now: string };
export type WorldClock = { now: string; now_ms: number; frozen: boolean };
export type Device = { device_key: string; vehicle_id: number; vehicle_name: string; product_name: string };
export type OutageTarget = 'everything' | 'x1' | 'dr';
export type Outage = { of: OutageTarget | null; body: string; since: string };
export type Message = Omit<OutboxRow, 'at' | 'links'> & { at: string; links: { label: string; path: string }[] };
export type Rule = FaultRow;
export type NewRule = Partial<Omit<FaultRow, 'id' | 'seen' | 'fired'>> & Pick<FaultRow, 'effect'>;
export type { JournalEntry };

/** Refusal of a control API call, with its message. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Refused = { detail?: string; code?: string; validation_errors?: Record<string, string[]> };

function messageOf({ detail, validation_errors = {} }: Refused): string | undefined {
  return (
    detail ?? Object.entries(validation_errors).flatMap(([name, texts]) => texts.map((text) => `${name}: ${text}`))[0]
  );
}

/** How long a call may take, in milliseconds: longer than the largest world, so that a mock that stands still is noticed. */
const ANSWER_WITHIN = 15_000;

/**
 * Client of the control API below `root` (`https://host/__mock/`). `world`: another one than that of the cookie. Rejects with a `Refusal`, or as `fetch`
 * does, also for an error without a reason, which is that of a proxy.
 */
export function createControlApi(root: URL, world?: string) {
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(new URL(path, root), {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      headers: {
        ...(world !== undefined && { 'x-mock-world': world }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer: unknown = isJson && text ? JSON.parse(text) : null;
    if (response.ok) return answer as Answer;
    const refused: Refused = answer ?? {};
    const message = messageOf(refused);
    throw message === undefined ? new Error(`${response.status}`) : new Refusal(response.status, message, refused.code);
  }
  const get = <Answer>(path: string) => call<Answer>('GET', path);
  const post = <Answer>(path: string, body: object = {}) => call<Answer>('POST', path, body);
  const remove = (path: string) => call<null>('DELETE', path);
  const part = encodeURIComponent;

  return {
    personas: () => get<Persona[]>('personas'),
    devicesOf: (persona: string) => get<Device[]>(`personas/${part(persona)}/devices`),
    scenarios: () => get<Scenario[]>('scenarios'),
    loadScenario: (name: string) => post<WorldSummary>('scenario', { name }),
    reset: () => post<WorldSummary>('reset'),
    worlds: () => get<WorldSummary[]>('worlds'),
    world: (id: string) => get<WorldSummary>(`worlds/${part(id)}`),
    removeWorld: (id: string) => remove(`worlds/${part(id)}`),
    makeWorld: (made: { id?: string; scenario?: string; now?: string }) => post<WorldSummary>('worlds', made),
    worldFile: (id: string) => get<object>(`worlds/${part(id)}/file`),
    openWorld: (id: string, file: unknown) => post<WorldSummary>('worlds/open', { id, file }),
    timeZoneOf: (subject: string) => get<{ time_zone: string }>(`users/${part(subject)}/time-zone`),
    clock: () => get<WorldClock>('clock'),
    moveClock: (move: { now?: number; advance_ms?: number; frozen?: boolean }) => post<WorldClock>('clock', move),
    outage: () => get<Outage | null>('outage'),
    startOutage: (of: OutageTarget) => post<Outage>('outage', { of }),
    endOutage: () => remove('outage'),
    rules: () => get<Rule[]>('faults'),
    addRule: (rule: NewRule) => post<Rule>('faults', rule),
    removeRule: (id: string) => remove(`faults/${part(id)}`),
    removeRules: () => remove('faults'),
    outbox: () => get<Message[]>('outbox'),
    journal: () => get<JournalEntry[]>('journal'),
    clearJournal: () => remove('journal'),
  };
}

export type ControlApi = ReturnType<typeof createControlApi>;
