/** Answers that many operations share, each in the shape the contract gives its status. */

export const noContent = { status: 204, body: null } as const;

export const notFound = { status: 404, body: { detail: 'Not found.' } } as const;

export function forbidden<C extends string>(code: C, detail: string) {
  return { status: 403, body: { detail, code } } as const;
}

/** 400 with messages by field. */
export function invalid(validation_errors: Record<string, string[]>) {
  return { status: 400, body: { validation_errors } } as const;
}

/** The device did not answer and nothing was changed (commerce 8). */
export function unreachable(device_key: string) {
  return {
    status: 424,
    body: { detail: 'The device is not responding. Please try again.', code: 'DEVICE_UNREACHABLE', device_key },
  } as const;
}

/** Asked for too often; `seconds` until it may be asked for again. */
export function tooMany(seconds: number) {
  return {
    status: 429,
    body: { detail: 'Too many requests. Please try again later.', code: 'TOO_MANY_REQUESTS' },
    headers: { 'retry-after': String(seconds) },
  } as const;
}
