import type { InvitationToken } from './invitationToken.ts';

export type InvitationTokenList = InvitationToken[];
