import { queryOptions } from '@tanstack/react-query';
import { getReadLocationLinkQueryOptions } from '../../../generated/client/location-link.ts';
import { type ApiError, errorOfFailure } from '../../api/errors.ts';
import { TOKEN_PROBLEMS, type TokenProblem } from '../../lib/one-time-token.ts';
import { MINUTE } from '../../rules/time/duration.ts';

/** Why a link does not work. `null`: the failure is not about the link. A malformed token is not valid. */
export function linkProblemOf({ code, fields }: Pick<ApiError, 'code' | 'fields'>): TokenProblem | null {
  if (fields['token']) return 'INVALID_TOKEN';
  return TOKEN_PROBLEMS.find((problem) => problem === code) ?? null;
}

/**
 * Position behind a link, read each minute while the page is visible, until the link no longer works. Sent without a session. The
 * answer leaves memory with the page, because its key is the token.
 */
export const sharedLocationQuery = (token: string | null) =>
  queryOptions({
    ...getReadLocationLinkQueryOptions({ token: token ?? '' }, { request: { auth: 'none' } }),
    enabled: token !== null,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state: { error } }) =>
      error !== null && linkProblemOf(errorOfFailure(error)) !== null ? false : MINUTE,
  });
