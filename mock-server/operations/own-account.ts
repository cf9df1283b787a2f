import type { Caller } from '../contract/types.ts';
import { ownSubscriber } from '../domain/access/rights.ts';

/** The caller's account, for operations whose access rules let only account owners pass. */
export const ownAccount = ({ user }: Caller): number => ownSubscriber(user) ?? 0;
