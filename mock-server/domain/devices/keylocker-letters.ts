import type { Letter } from '../../world/outbox.ts';
import type { Instant } from '../../world/rows.ts';
import { letterTime } from '../letter-time.ts';

type GuestPin = { to: string; owner: string; vehicle: string; pin: string; ends_at: Instant | null; zone: string };

/** To a guest who may control the vehicle: the guest PIN, which no page and no answer shows. Sent once. */
export function guestPinLetter({ to, owner, vehicle, pin, ends_at, zone }: GuestPin): Letter {
  const end = ends_at === null ? 'It does not expire.' : `It expires ${letterTime(zone, ends_at)}.`;
  return {
    channel: 'email',
    to,
    subject: `Guest PIN of the key locker in ${vehicle}`,
    body: `${owner} shares the guest PIN of the key locker in ${vehicle} with you: ${pin}. ${end} Keep this message: the PIN is shown nowhere else.`,
    code: pin,
    links: [],
  };
}
