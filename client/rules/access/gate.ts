/** Whether an action is allowed now, and the reason if it is not. */
export type Gate<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason };

export const ALLOWED = { allowed: true } as const;
export const notAllowed = <Reason extends string>(reason: Reason) => ({ allowed: false, reason }) as const;
