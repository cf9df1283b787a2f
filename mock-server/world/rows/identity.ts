import type { IdentitySeed } from '../../../fixtures/types.ts';
import type { Instant } from '../unit.ts';

/*
 * Users and sign-ins of the identity service.
 */

export type IdentityUserRow = {
  /** Subject (UUID). */
  id: string;
  /** Address at registration. Never changes, because password hashes contain it (Amazon Cognito). */
  username: string;
  /** Lower-cased, for sign-in by e-mail. */
  email: string;
  phone_number: string | null;
  /** New number, until the code that was sent to it is verified. */
  pending_phone_number: string | null;
  given_name: string;
  family_name: string;
  status: IdentitySeed['status'];
  enabled: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  mfa: ('SMS_MFA' | 'SOFTWARE_TOKEN_MFA')[];
  preferred_mfa: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | null;
  totp_secret: string | null;
  pending_totp_secret: string | null;
  /** Last accepted TOTP step. Prevents using a code twice. */
  totp_step: number | null;
  account_type: 'dealer' | 'installer' | null;
  /** Password of a persona until its verifier is computed (first sign-in or change). Users' own are never stored. */
  password: string | null;
  verifier: { salt: string; verifier: string } | null;
  /** Consecutive failed sign-ins, and the end of the lockout. */
  failures: number;
  locked_until: Instant;
  /** One-time codes by purpose. */
  codes: Record<string, { code: string; sent_at: Instant; tries: number; used: boolean }>;
  /** Tokens issued earlier are revoked. */
  tokens_valid_from: Instant;
  devices: IdentityDevice[];
};

export type IdentityDevice = {
  key: string;
  group: string;
  name: string;
  salt: string;
  verifier: string;
  remembered: boolean;
  created: Instant;
  modified: Instant;
  last_auth: Instant;
};

/** One sign-in: hash of the refresh token, and its revocation. */
export type IdentityGrantRow = {
  /** `origin_jti` of its tokens. */
  id: string;
  sub: string;
  refresh_hash: string;
  device_key: string | null;
  created: Instant;
  revoked: boolean;
};
