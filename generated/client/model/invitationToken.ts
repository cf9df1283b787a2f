import type { AccessLevel } from './accessLevel.ts';

export interface InvitationToken {
  token: string;
  /** Open (core 3). */
  token_type: 'accept_decline_invitation' | 'complete_registration' | 'setup_password' | string;
  email?: string;
  /** Open (commerce 3). */
  status?: 'pending' | 'accepted' | 'declined' | 'canceled' | 'resent' | string;
  access_level?: AccessLevel;
  vehicles?: number[];
  created_at?: string;
  /** @nullable */
  expires_at?: string | null;
}
