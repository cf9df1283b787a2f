import { MINUTE } from '../world/duration.ts';
import { sendOut } from '../world/outbox.ts';
import type { IdentityUserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { invalidParameter, refuse } from './errors.ts';
import { freshUser } from './users.ts';

const TRIES = 5;
const SENDS = 5;
const SENDS_WINDOW_MS = 15 * MINUTE;

const KINDS = {
  forgot_password: { life: 60 * MINUTE, subject: 'Your Waymark password reset code' },
  email: { life: 60 * MINUTE, subject: 'Your Waymark verification code' },
  phone_number: { life: 60 * MINUTE, subject: 'Your Waymark verification code' },
  sign_in: { life: 3 * MINUTE, subject: 'Your Waymark sign-in code' },
};
type Kind = keyof typeof KINDS;
/** Milliseconds from the password to the last step of a sign-in. */
export const SIGN_IN_LIFE_MS = KINDS.sign_in.life;

/** Purpose of a code. Each sign-in has its own, named by the nonce of its session. */
export type Purpose = Exclude<Kind, 'sign_in'> | `sign_in:${string}`;
export type Channel = 'email' | 'phone_number';

const kindOf = (purpose: string): Kind => purpose.split(':', 1)[0] as Kind;

const lifeOf = (purpose: string): number => KINDS[kindOf(purpose)].life;

const sentId = (sub: string, purpose: Purpose): string => `identity:sent:${kindOf(purpose)}:${sub}`;

const mask = (destination: string): string =>
  destination.includes('@')
    ? destination.replace(/^(.)[^@]*@(.).*$/u, '$1***@$2***')
    : `+${'*'.repeat(Math.max(0, destination.length - 5))}${destination.slice(-4)}`;

/** Counts a sent code: at most five in 15 minutes per user and kind. */
function countSend(world: World, sub: string, purpose: Purpose): void {
  const id = sentId(sub, purpose);
  const now = world.clock.now();
  const earlier = (world.tables.meta.get(id)?.value ?? []) as number[];
  const recent = earlier.filter((at) => now - at < SENDS_WINDOW_MS);
  if (recent.length >= SENDS) throw refuse('limit');
  world.tables.meta.put({ id, value: [...recent, now] });
}

/** Stores the expected code, or an empty one if an authenticator app generates it. */
export function expectCode(world: World, sub: string, purpose: Purpose, code = ''): void {
  const now = world.clock.now();
  const alive = Object.entries(freshUser(world, sub).codes).filter(
    ([each, { sent_at }]) => now - sent_at < lifeOf(each),
  );
  const codes = { ...Object.fromEntries(alive), [purpose]: { code, sent_at: now, tries: 0, used: false } };
  world.tables.identity_users.update(sub, { codes });
}

/** A step of one sign-in. Its session may answer it once. */
export type SignInStep = { sub: string; step: string; nonce: string };

const stepPurpose = ({ step, nonce }: SignInStep): Purpose => `sign_in:${step}:${nonce}`;

/** Marks a step as used. Refuses one that was used before. */
export function spendStep(world: World, step: SignInStep): void {
  const purpose = stepPurpose(step);
  if (freshUser(world, step.sub).codes[purpose]) throw refuse('sessionInvalid');
  expectCode(world, step.sub, purpose);
}

/** Reopens a step whose answer had no effect. */
export function reopenStep(world: World, step: SignInStep): void {
  const { [stepPurpose(step)]: _, ...codes } = freshUser(world, step.sub).codes;
  world.tables.identity_users.update(step.sub, { codes });
}

export type Delivery = { AttributeName: Channel; DeliveryMedium: 'SMS' | 'EMAIL'; Destination: string };

/** Puts a code of six digits into the outbox. Replaces an earlier code for the same purpose. */
export function sendCode(world: World, user: IdentityUserRow, purpose: Purpose, channel: Channel): Delivery {
  const to = user[channel];
  if (!to) throw invalidParameter(`User has no ${channel}`);
  countSend(world, user.id, purpose);
  const code = world.random.digits(6);
  expectCode(world, user.id, purpose, code);
  const { subject, life } = KINDS[kindOf(purpose)];
  sendOut(world, {
    channel: channel === 'email' ? 'email' : 'sms',
    to,
    subject,
    body: `${subject} is ${code}. It is good for ${life / MINUTE} minutes and works once.`,
    code,
    links: [],
  });
  return { AttributeName: channel, DeliveryMedium: channel === 'email' ? 'EMAIL' : 'SMS', Destination: mask(to) };
}

/** Checks an answer and consumes its code. Refuses expired and used codes, and any answer after five wrong ones. */
export function takeCode(world: World, sub: string, purpose: Purpose, isRight: (code: string) => boolean): boolean {
  const { codes } = freshUser(world, sub);
  const sent = codes[purpose];
  if (!sent || sent.used || world.clock.now() - sent.sent_at >= lifeOf(purpose)) throw refuse('codeExpired');
  if (sent.tries >= TRIES) throw refuse(kindOf(purpose) === 'sign_in' ? 'sessionExpired' : 'limit');
  const right = isRight(sent.code);
  const answered = right ? { ...sent, used: true } : { ...sent, tries: sent.tries + 1 };
  world.tables.identity_users.update(sub, { codes: { ...codes, [purpose]: answered } });
  // A correct code proves delivery to the right user, so the send limit starts over.
  if (right) world.tables.meta.delete(sentId(sub, purpose));
  return right;
}
