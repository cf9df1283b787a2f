import { useQuery } from '@tanstack/react-query';
import { getGetTokenSubjectQueryOptions } from '../../../generated/client/user.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { TokenSubject } from '../../api/model.ts';
import type { TokenProblem } from '../../lib/one-time-token.ts';
import { refusalOf } from './refusals.ts';

/**
 * What the token of an e-mail is about, before its visitor signs in, and why it is refused. Both `null` while loading, and on a
 * server without this call: then the page names no details. The answer leaves memory with the page, because its key is the token.
 */
export function useTokenSubject(token: string | null): { subject: TokenSubject | null; problem: TokenProblem | null } {
  const { data, error } = useQuery({
    ...getGetTokenSubjectQueryOptions({ token: token ?? '' }, { request: { auth: 'none' } }),
    enabled: token !== null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refusal = error ? refusalOf(errorOfFailure(error)) : null;
  return { subject: data ?? null, problem: refusal?.kind === 'token' ? refusal.problem : null };
}
