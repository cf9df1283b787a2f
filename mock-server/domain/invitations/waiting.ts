import type { InvitationRow } from '../../world/rows.ts';

/** Whether an invitation is pending. */
export const isWaiting = ({ status }: InvitationRow): boolean => status === 'pending' || status === 'resent';
