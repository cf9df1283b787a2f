/**
 * Where somebody is who forgot their password: kept with the entry of the history, so that Back, Forward and a reload find it
 * again. `email`: as typed; `sentTo`: where the code went, once there is one.
 */
export type RecoveryStep = { email: string; sentTo?: string };

/** The step in the state of a location, or null where it is another page's or none. */
export function recoveryStepOf(state: unknown): RecoveryStep | null {
  const { email, sentTo } = (state ?? {}) as Partial<Record<keyof RecoveryStep, unknown>>;
  if (typeof email !== 'string') return null;
  return typeof sentTo === 'string' ? { email, sentTo } : { email };
}
