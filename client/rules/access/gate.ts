/** Whether something may be done now, and otherwise why not. */
export type Gate<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason };

export const ALLOWED = { allowed: true } as const;
export const notAllowed = <Reason extends string>(reason: Reason) => ({ allowed: false, reason }) as const;
