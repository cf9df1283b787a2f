/**
 * Step of a password recovery. Stored in the history entry, so that Back, Forward and a reload restore it. `email`: as typed.
 * `sentTo`: where the code was sent.
 */
export type RecoveryStep = { email: string; sentTo?: string };

/** Returns the step in the state of a location, or `null` if the state is another page's or empty. */
export function recoveryStepOf(state: unknown): RecoveryStep | null {
  const { email, sentTo } = (state ?? {}) as Partial<Record<keyof RecoveryStep, unknown>>;
  if (typeof email !== 'string') return null;
  return typeof sentTo === 'string' ? { email, sentTo } : { email };
}
