import { queryOptions } from '@tanstack/react-query';
import { getListCasesQueryOptions } from '../../../generated/client/support.ts';
import { errorOfFailure } from '../../api/errors.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import type { SentCase } from '../../state/help-draft.ts';
import { queryClient } from '../query-client.ts';

/** The user's cases. Assumed: the page works without them. */
export const casesQuery = () => queryOptions({ ...getListCasesQueryOptions(), retry: false });

/** Whether a failed call may have opened a case: no answer came, or one that does not tell. */
export const mayHaveOpened = (failure: unknown): boolean =>
  ['network', 'timeout', 'server', 'unexpected'].includes(errorOfFailure(failure).kind);

/** Clocks of browser and service may differ by this. */
const TOLERANCE = MINUTE;

/**
 * Looks for the case of a request without an answer. `none`: not in the list of cases. `unknown`: the list could not be read. The
 * documented calls have neither a key nor a list. `before`: the case that was opened before, which may have the same subject.
 */
export async function findSentCase(
  sent: SentCase,
  before: string | null,
): Promise<{ id: string } | 'none' | 'unknown'> {
  try {
    const cases = await queryClient.fetchQuery({ ...casesQuery(), staleTime: 0 });
    const found = cases.find(
      ({ id, subject, email, created_at }) =>
        id !== before &&
        subject === sent.subject &&
        email.toLowerCase() === sent.email.toLowerCase() &&
        Date.parse(created_at) >= sent.at - TOLERANCE,
    );
    return found ? { id: found.id } : 'none';
  } catch {
    return 'unknown';
  }
}
