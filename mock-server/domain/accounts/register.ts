import type { RegisterRequest } from '../../../generated/contract/types.gen.ts';
import { sendOut } from '../../world/outbox.ts';
import type { Instant } from '../../world/rows.ts';
import { isTimeZone, UNKNOWN_TIME_ZONE } from '../../world/time-zones.ts';
import { userDetails } from '../../world/user-details.ts';
import type { World } from '../../world/world.ts';
import { postalCodeError } from '../addresses.ts';
import { currencyOf } from '../catalog.ts';
import { freshId } from '../fresh-id.ts';
import { registrationLetter } from './letters.ts';
import { makeLink } from './links.ts';
import { EMAIL_RESERVED, EMAIL_TAKEN, EMAILS_MUST_MATCH, type Errors } from './messages.ts';
import { addressOf, isTaken } from './people.ts';
import { isReserved } from './reserved.ts';

export type RegisterOutcome = { kind: 'invalid'; errors: Errors } | { kind: 'registered'; email: string };

/**
 * Creates an unconfirmed account: its owner, and an identity user who cannot sign in yet. Returns messages by field if
 * refused.
 */
export function register(world: World, request: RegisterRequest, now: Instant): RegisterOutcome {
  const email = addressOf(request.email);
  const errors = errorsOf(world, request, email);
  if (errors) return { kind: 'invalid', errors };
  const { first_name, last_name } = request;
  const phone_number = request.phone_number ?? null;
  const { users, subscribers, identity_users } = world.tables;
  const sub = world.random.uuid();
  const subscriber = subscribers.put({
    id: freshId(world, 'subscribers'),
    account_name: `${first_name} ${last_name}`,
    text_message_consent: false,
    billing_push_enabled: true,
    prepaid: 0,
    prepaid_currency: currencyOf(request.country),
  });
  users.put({
    ...userDetails(request),
    id: freshId(world, 'users'),
    sub,
    username: email,
    email,
    image: null,
    is_password_set: false,
    user_type: [{ type: 'owner', subscriber: subscriber.id }],
    vehicle_access: [],
    used: {},
    is_voice_pin_set: false,
    hidden: false,
  });
  identity_users.put({
    id: sub,
    username: email,
    email,
    phone_number,
    pending_phone_number: null,
    given_name: first_name,
    family_name: last_name,
    status: 'UNCONFIRMED',
    enabled: true,
    email_verified: false,
    phone_verified: false,
    mfa: [],
    preferred_mfa: null,
    totp_secret: null,
    pending_totp_secret: null,
    totp_step: null,
    account_type: null,
    password: null,
    verifier: null,
    failures: 0,
    locked_until: 0,
    codes: {},
    tokens_valid_from: 0,
    devices: [],
  });
  const { id: token } = makeLink(world, 'complete_registration', { sub, email }, now);
  sendOut(world, registrationLetter({ to: email, name: first_name, token }));
  return { kind: 'registered', email };
}

function errorsOf(world: World, request: RegisterRequest, email: string): Errors | null {
  const errors: Errors = {};
  if (isReserved(email)) errors['email'] = [EMAIL_RESERVED];
  else if (isTaken(world, email)) errors['email'] = [EMAIL_TAKEN];
  if (addressOf(request.confirm_email) !== email) errors['confirm_email'] = [EMAILS_MUST_MATCH];
  if (request.timezone !== undefined && !isTimeZone(request.timezone)) errors['timezone'] = [UNKNOWN_TIME_ZONE];
  const postalCode = postalCodeError(request.postal_code, request.country);
  if (postalCode) errors['postal_code'] = [postalCode];
  return Object.keys(errors).length > 0 ? errors : null;
}
