import { ApiError, errorOfFailure } from '../../api/errors.ts';

/** A refusal whose texts are the portal's own, by field of the form. */
export class RefusedShare extends Error {
  override readonly name = 'RefusedShare';
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super('Refused');
    this.fields = fields;
  }
}

/** Where the form shows a message about a record: `vehicles.0.access_end`, `vehicle_access.0.exclusive_access`. */
const RECORD = /^(?:vehicles|vehicle_access)\.\d+\.(\w+)$/;

type Texts = {
  /** `holder`: name of the guest, if the server tells. */
  overlap: (holder: string | null) => string;
  /** Text for a server's message about a field. */
  message: (message: string) => string;
};

/** What a refusal of records says at the fields of the form. Another failure comes back as it is. */
export function refusedShare(failure: unknown, isTyped: boolean, texts: Texts): unknown {
  const { kind, code, fields, body } = errorOfFailure(failure);
  if (kind !== 'validation') return failure;
  const isOverlap = code === 'EXCLUSIVE_OVERLAP';
  const placed: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(fields)) {
    const of = RECORD.exec(field)?.[1];
    if (of === undefined) continue;
    const [name, text] = placeOf(of, { isTyped, isOverlap, holder: holderOf(body), messages, texts });
    placed[name] = [text];
  }
  const rest = Object.entries(fields).filter(([field]) => !RECORD.test(field));
  if (Object.keys(placed).length === 0) return failure;
  for (const [field, messages] of rest) placed[field] = messages.map(texts.message);
  return new RefusedShare(placed);
}

type Found = { isTyped: boolean; isOverlap: boolean; holder: string | null; messages: readonly string[]; texts: Texts };

/** A server that sends no code writes the overlap as a message about exclusive access, which nothing else is. */
function placeOf(of: string, { isTyped, isOverlap, holder, messages, texts }: Found): [field: string, text: string] {
  const text = messages.map(texts.message).join(' ');
  switch (of) {
    case 'exclusive_access':
      return ['exclusive', texts.overlap(isOverlap ? holder : null)];
    case 'access_end':
      return [isTyped ? 'ends' : 'duration', text];
    case 'access_start':
      return [isTyped ? 'starts' : 'duration', text];
    default:
      return ['vehicles', text];
  }
}

function holderOf(body: unknown): string | null {
  const { holder } = (typeof body === 'object' && body !== null ? body : {}) as { holder?: unknown };
  return typeof holder === 'string' && holder !== '' ? holder : null;
}

/** Whose exclusive access a refusal is about, where no form has its fields. `null`: it is about something else. */
export function overlapIn(failure: unknown): { holder: string | null } | null {
  const { code, body } = errorOfFailure(failure);
  return code === 'EXCLUSIVE_OVERLAP' ? { holder: holderOf(body) } : null;
}

export const isPendingTransfer = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'PENDING_TRANSFER';
