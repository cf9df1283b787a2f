import type { InvitationRow } from '../../world/rows.ts';

/** Whether an invitation still waits for an answer. */
export const isWaiting = ({ status }: InvitationRow): boolean => status === 'pending' || status === 'resent';
