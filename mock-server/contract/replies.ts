/** Answers shared by many operations, each in the contract's shape for its status. */

export const noContent = { status: 204, body: null } as const;

export const notFound = { status: 404, body: { detail: 'Not found.' } } as const;

/** No operation of the contract has the method and path, unlike a missing thing. */
export function noOperationAt(method: string, path: string) {
  return { status: 404, body: { detail: `No operation has this address: ${method} ${path}` } } as const;
}

/** `allow`: the methods of the path, for the header of that name. */
export function methodNotAllowed(method: string, allow: string) {
  return { status: 405, body: { detail: `Method ${method} is not allowed.` }, headers: { allow } } as const;
}

export function forbidden<C extends string>(code: C, detail: string) {
  return { status: 403, body: { detail, code } } as const;
}

/** 400 with messages by field. `holder`: user whose exclusive access is in the way. */
export function invalid(validation_errors: Record<string, string[]>, holder: string | null = null) {
  const overlap = holder !== null && { code: 'EXCLUSIVE_OVERLAP', holder };
  return { status: 400, body: { validation_errors, ...overlap } } as const;
}

/** The device did not answer and nothing changed (commerce 8). */
export function unreachable(device_key: string) {
  return {
    status: 424,
    body: { detail: 'The device is not responding. Please try again.', code: 'DEVICE_UNREACHABLE', device_key },
  } as const;
}

/** Rate limit exceeded. `seconds` until the next attempt. */
export function tooMany(seconds: number) {
  return {
    status: 429,
    body: { detail: 'Too many requests. Please try again later.', code: 'TOO_MANY_REQUESTS' },
    headers: { 'retry-after': String(seconds) },
  } as const;
}

/** Changes could not be stored, and none was made. `isFull`: more space would help. */
export function notStored({ isFull, message }: { isFull: boolean; message: string }) {
  return isFull
    ? {
        status: 507,
        body: { detail: `The server has no space left (${message}). Nothing was changed.`, code: 'STORAGE_FULL' },
      }
    : {
        status: 503,
        body: { detail: `The server cannot store changes (${message}). Nothing was changed.`, code: 'STORAGE_FAILED' },
      };
}
