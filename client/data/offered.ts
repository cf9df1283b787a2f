import { ApiError, errorOfFailure } from '../api/errors.ts';

/**
 * Sends a call of an assumed operation about something. A 404 without a code means that the service lacks the operation
 * if the thing is still there: then it rejects with the kind `not-offered`.
 */
export async function ifOffered<Answer>(call: () => Promise<Answer>, isThere: () => Promise<boolean>): Promise<Answer> {
  try {
    return await call();
  } catch (failure) {
    const error = errorOfFailure(failure);
    const isLacking = error.kind === 'not-found' && error.code === null && (await isThere().catch(() => false));
    throw isLacking ? new ApiError({ kind: 'not-offered', status: error.status, message: error.message }) : error;
  }
}
