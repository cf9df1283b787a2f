import type { CaseSeed } from '../../fixtures/cases.ts';
import { dueId } from '../domain/due.ts';
import { ANSWERED_AFTER, CLOSED_AFTER } from '../domain/support/times.ts';
import { HOUR } from '../world/duration.ts';
import type { CaseRow, DueRow } from '../world/rows.ts';

const NOON = 12 * HOUR;

export const caseRow = ({ hours, ...seed }: CaseSeed, epoch: number): CaseRow => ({
  ...seed,
  created_at: epoch + NOON - hours * HOUR,
});

/** The next event of a case. */
export function caseEvents({ id, state, created_at }: CaseRow): DueRow[] {
  const answered = created_at + ANSWERED_AFTER;
  switch (state) {
    case 'open':
      return [{ id: dueId('case_answered', id), kind: 'case_answered', subject: id, at: answered }];
    case 'answered':
      return [{ id: dueId('case_closed', id), kind: 'case_closed', subject: id, at: answered + CLOSED_AFTER }];
    case 'closed':
      return [];
  }
}
