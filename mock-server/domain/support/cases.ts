import type { CaseRequest, SupportCaseSummary } from '../../../generated/contract/types.gen.ts';
import { sendOut } from '../../world/outbox.ts';
import type { CaseRow, Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { countMessage } from '../accounts/limits.ts';
import { schedule } from '../due.ts';
import { iso } from '../iso.ts';
import { caseAnsweredLetter, caseOpenedLetter } from './letters.ts';
import { ANSWERED_AFTER, CLOSED_AFTER, LISTED } from './times.ts';

type Outcome =
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'too_many'; seconds: number }
  | { kind: 'opened'; row: CaseRow };

const FIRST_CASE = 4217;

const REQUIRED = 'Required field';

/** Blanks and characters without width, as a `Label` of the contract. */
const BLANK = /^[\s\p{Cf}]*$/u;

/** Opens a case. Its letter goes to the given address, in the user's language. */
export function openCase(world: World, user: UserRow, request: CaseRequest, now: Instant): Outcome {
  if (BLANK.test(request.description)) return { kind: 'invalid', errors: { description: [REQUIRED] } };
  const seconds = countMessage(world, `case:${user.id}`, now);
  if (seconds !== null) return { kind: 'too_many', seconds };
  const row = world.tables.cases.put({
    id: nextId(world),
    user: user.id,
    name: request.name,
    email: request.email,
    subject: request.subject,
    description: request.description,
    phone_type: request.phone_type ?? null,
    created_at: now,
    state: 'open',
  });
  sendOut(world, caseOpenedLetter(row, user.language), now);
  schedule(world, 'case_answered', row.id, now + ANSWERED_AFTER);
  return { kind: 'opened', row };
}

/** The next free number. Cases are never deleted. */
function nextId({ tables: { cases } }: World): string {
  let number = FIRST_CASE;
  while (cases.get(idOf(number))) number += 1;
  return idOf(number);
}
const idOf = (number: number): string => `CASE-${String(number).padStart(6, '0')}`;

/** Due: the team answers. */
export function answerCase(world: World, id: string, at: Instant): void {
  const row = world.tables.cases.get(id);
  if (row?.state !== 'open') return;
  world.tables.cases.update(id, { state: 'answered' });
  const language = world.tables.users.get(row.user)?.language ?? 'English';
  sendOut(world, caseAnsweredLetter(row, language), at);
  schedule(world, 'case_closed', id, at + CLOSED_AFTER);
}

/** Due: an answered case is closed. */
export function closeCase(world: World, id: string): void {
  if (world.tables.cases.get(id)?.state === 'answered') world.tables.cases.update(id, { state: 'closed' });
}

/** Cases that a user opened, newest first. */
export const casesOf = (world: World, user: UserRow, now: Instant): SupportCaseSummary[] =>
  [...world.tables.cases.values()]
    .filter((row) => row.user === user.id && row.created_at <= now && now - row.created_at <= LISTED)
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .map(({ id, subject, email, created_at, state }) => ({ id, subject, email, created_at: iso(created_at), state }));
