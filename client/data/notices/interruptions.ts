import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import {
  counts,
  currentNotices,
  type Interruption,
  interruptionOf,
  type Notice,
  type Notices,
  newestOf,
} from '../../rules/notices/notices.ts';
import { createSessionStore } from '../../state/store.ts';
import { queryClient } from '../query-client.ts';
import { knownVehicles } from '../vehicles/known.ts';
import { maintenanceQuery, outagesQuery, recheckNotices } from './queries.ts';

/** The open notice: requested by the user, or the one that stopped a command. */
export type Opening = { kind: Notice['kind']; by: 'command' | 'details' };

type Interruptions = {
  opening: Opening | null;
  /** An active notice was shown, so its end is reported. */
  shownKind: Notice['kind'] | null;
  /** Whether a failed check was reported. Reset on success (core 8). */
  isFailureReported: boolean;
};

export const useInterruptions = createSessionStore<Interruptions>(() => ({
  opening: null,
  shownKind: null,
  isFailureReported: false,
}));

export const openNotice = (opening: Opening): void => useInterruptions.setState({ opening });
export const closeNotice = (): void => useInterruptions.setState({ opening: null });

/** The cached status. */
function knownNotices(): Notices {
  return {
    outage: newestOf(queryClient.getQueryData(outagesQuery().queryKey) ?? []),
    maintenance: newestOf(queryClient.getQueryData(maintenanceQuery().queryKey) ?? []),
  };
}

/** The interruption of commands to a device, by the cached status. */
function knownInterruption(deviceKey: string): Interruption | null {
  const product = knownVehicles().find(({ device_key }) => device_key === deviceKey)?.product_name;
  return product === undefined ? null : interruptionOf(product, knownNotices());
}

/** Longest wait for the check before a refusal, in milliseconds. */
const LONGEST_CHECK = 5_000;

/** Checks the status until nothing interrupts a device, both lists have answered, or the time is over. */
async function checkOf(deviceKey: string): Promise<void> {
  let unsubscribe: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    unsubscribe = queryClient.getQueryCache().subscribe(() => knownInterruption(deviceKey) === null && resolve());
    timer = setTimeout(resolve, LONGEST_CHECK);
  });
  await Promise.race([recheckNotices(), over]);
  unsubscribe();
  clearTimeout(timer);
}

/**
 * The interruption of commands to a device. Checks a known one first, because it may be over since the last poll. If it
 * is not, opens its notice (core 4), and nothing may be sent. No notice after `signal`: its page was left.
 */
export async function stoppedBy(
  deviceKey: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Interruption | null> {
  if (knownInterruption(deviceKey) === null) return null;
  await checkOf(deviceKey);
  const interruption = knownInterruption(deviceKey);
  if (interruption && !signal?.aborted) openNotice({ kind: NOTICE_OF[interruption], by: 'command' });
  return interruption;
}

/** The server refused a call for an unknown interruption: checks the status, then opens the notice. */
async function checkAndOpen(interruption: Interruption): Promise<void> {
  await recheckNotices();
  if (currentNotices(knownNotices()).some(counts)) openNotice({ kind: NOTICE_OF[interruption], by: 'command' });
}

/**
 * Sends every device call. An outage or maintenance stops it if a check confirms it, one reported by the server is looked up, and its
 * notice opens (core 4). `isQuiet`: always sends and opens no notice. Rejects with an `ApiError` that has the
 * interruption's code.
 */
export async function sendToDevice<Answer>(
  deviceKey: string,
  send: () => Promise<Answer>,
  { isQuiet = false } = {},
): Promise<Answer> {
  if (isQuiet) return send();
  // Waits only if there is something to check: two calls leave in the order in which they were made.
  const known = knownInterruption(deviceKey) && (await stoppedBy(deviceKey));
  if (known) throw new ApiError({ kind: 'forbidden', status: DEFAULT_STATUS, message: known, code: known });
  try {
    return await send();
  } catch (failure) {
    if (failure instanceof ApiError && isInterruption(failure.code)) void checkAndOpen(failure.code);
    throw failure;
  }
}

/** The notice that explains an interruption. */
export const NOTICE_OF = { OUTAGE: 'outage', MAINTENANCE: 'maintenance' } as const;
export const isInterruption = (code: string | null): code is Interruption =>
  code !== null && Object.hasOwn(NOTICE_OF, code);
