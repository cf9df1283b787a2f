import type { Persona } from '../../fixtures/types.ts';
import { DAY } from '../world/duration.ts';
import type { IdentityDevice, IdentityUserRow } from '../world/rows.ts';

/** Initial row of a user at the identity service. The verifier is computed at the first sign-in. */
export function identityUser({ username, password, identity, user }: Persona, epoch: number): IdentityUserRow {
  return {
    id: identity.sub,
    username,
    email: (user?.email ?? username).toLowerCase(),
    phone_number: user?.phone_number ?? null,
    pending_phone_number: null,
    given_name: user?.first_name ?? '',
    family_name: user?.last_name ?? '',
    status: identity.status,
    enabled: identity.enabled,
    email_verified: identity.email_verified,
    phone_verified: identity.phone_verified,
    mfa: identity.mfa,
    preferred_mfa: identity.preferred_mfa ?? null,
    totp_secret: identity.totp_secret ?? null,
    pending_totp_secret: null,
    totp_step: null,
    account_type: identity.account_type ?? null,
    password,
    verifier: null,
    failures: 0,
    locked_until: 0,
    codes: {},
    tokens_valid_from: 0,
    devices: (identity.devices ?? []).map((device) => trustedDevice(device, epoch)),
  };
}

/** A trusted browser. Nobody has its password, so it can be listed and forgotten, but signs nobody in. */
function trustedDevice(
  { key, name, first_used, last_used }: NonNullable<Persona['identity']['devices']>[number],
  epoch: number,
): IdentityDevice {
  const created = epoch + first_used * DAY;
  const last_auth = epoch + last_used * DAY;
  const group = `-${key.slice(-9)}`;
  return { key, group, name, salt: '01', verifier: '02', remembered: true, created, modified: last_auth, last_auth };
}
