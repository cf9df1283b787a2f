import type { Instant } from '../unit.ts';
import type { VehicleAccessRow } from './people.ts';

/*
 * Invitations, transfers and links, by their tokens.
 */

/** An invitation to share vehicles. `resent`: sent again and still pending (commerce 3). */
export type InvitationRow = {
  /** The token. */
  id: string;
  email: string;
  status: 'pending' | 'resent' | 'accepted' | 'declined' | 'canceled' | 'expired';
  subscriber: number;
  vehicle_access: Omit<VehicleAccessRow, 'subscriber'>[];
  created_at: Instant;
  expires_at: Instant;
  /** When it was accepted, declined or canceled. */
  answered_at: Instant | null;
};

/** A vehicle offered to another user. The vehicle's `pending_transfer_to` is set while it is pending. */
export type TransferRow = {
  /** The token. */
  id: string;
  device_key: string;
  vehicle: number;
  /** Account of the current owner. */
  subscriber: number;
  email: string;
  status: 'pending' | 'accepted' | 'declined' | 'canceled' | 'expired';
  created_at: Instant;
  expires_at: Instant;
};

/** A one-time link from an e-mail about the recipient's own account. */
export type LinkRow = {
  /** The token. */
  id: string;
  purpose: 'complete_registration' | 'setup_password' | 'accept_email_change' | 'decline_email_change';
  /** Subject of the user. */
  sub: string;
  /** Address to confirm. */
  email: string;
  status: 'pending' | 'used' | 'withdrawn' | 'expired';
  created_at: Instant;
  expires_at: Instant;
};

/** A link that shows where a vehicle is. Kept for some time after its end, so that its page can say why it ended. */
export type LocationLinkRow = {
  /** Id for its owner. */
  id: string;
  /** SHA-256 of the token. The token itself is not stored. */
  token_hash: string;
  vehicle: number;
  /** Account that created it. */
  subscriber: number;
  status: 'pending' | 'withdrawn' | 'expired';
  created_at: Instant;
  expires_at: Instant;
  last_opened_at: Instant | null;
  /** Readings since the start of the current minute of readings. */
  readings: { since: Instant; count: number };
};
