import type { Letter } from '../../world/outbox.ts';
import { letterTime } from '../letter-time.ts';
import type { AccessChange } from './changes.ts';

type Ended = { to: string; owner: string };

/** To a guest whose access to an account the owner ended. */
export function accessEndedLetter({ to, owner }: Ended): Letter {
  return {
    channel: 'email',
    to,
    subject: `${owner} ended your access`,
    body: `You no longer see the vehicles of ${owner}. Your own account stays as it is.`,
    code: null,
    links: [],
  };
}

/** To the owner: a guest left. `vehicles`: names of those that the guest had access to. */
export function guestLeftLetter(letter: { to: string; guest: string; vehicles: readonly string[] }): Letter {
  const { to, guest, vehicles } = letter;
  return {
    channel: 'email',
    to,
    subject: `${guest} left your shared vehicles`,
    body:
      vehicles.length > 0
        ? `${guest} gave up the access to ${vehicles.join(', ')}.`
        : `${guest} had no access left, and is no longer in your list of guests.`,
    code: null,
    links: [],
  };
}

type Changed = {
  to: string;
  owner: string;
  /** Time zone of the guest. */
  zone: string;
  changes: readonly AccessChange[];
  /** Names of vehicles whose exclusive access ended. */
  ended: readonly string[];
};

/** To a guest whose access the owner changed: a line for each vehicle. */
export function accessChangedLetter({ to, owner, zone, changes, ended }: Changed): Letter {
  return {
    channel: 'email',
    to,
    subject:
      ended.length > 0 ? `${owner} ended your exclusive access to ${ended.join(', ')}` : `${owner} changed your access`,
    body: changes.map((change) => lineOf(change, zone)).join('\n'),
    code: null,
    links: [],
  };
}

function lineOf({ vehicle, access }: AccessChange, zone: string): string {
  if (!access) return `${vehicle.vehicle_name}: ended`;
  const { access_level, exclusive_access, access_start, access_end } = access;
  const parts = [
    access_level,
    ...(exclusive_access ? ['exclusive'] : []),
    ...(access_start === null ? [] : [`from ${letterTime(zone, access_start)}`]),
    ...(access_end === null ? [] : [`until ${letterTime(zone, access_end)}`]),
  ];
  return `${vehicle.vehicle_name}: ${parts.join(', ')}`;
}
