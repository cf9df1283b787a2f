import type { Letter } from '../../world/outbox.ts';

type Invitation = {
  token: string;
  to: string;
  /** Full name of the owner who shares. */
  owner: string;
  /** Names of the vehicles. */
  vehicles: readonly string[];
};

const LISTED = 3;

function listed(vehicles: readonly string[]): string {
  const names = vehicles.slice(0, LISTED).join(', ');
  return vehicles.length > LISTED ? `${names} and ${vehicles.length - LISTED} more` : names;
}

/** To the invited user. */
export function invitationLetter({ token, to, owner, vehicles }: Invitation): Letter {
  return {
    channel: 'email',
    to,
    subject: `${owner} shares ${vehicles.length === 1 ? 'a vehicle' : `${vehicles.length} vehicles`} with you`,
    body: `${owner} invites you to ${listed(vehicles)}. Sign in with this address, or create an account with it, to accept.`,
    code: token,
    links: [
      { label: 'Accept', path: `/invite?token=${token}` },
      { label: 'Decline', path: `/cancel-invite?token=${token}` },
    ],
  };
}

const ANSWERS = {
  accepted: (guest: string) => `${guest} accepted your invitation`,
  declined: (guest: string) => `${guest} declined your invitation`,
  expired: (guest: string) => `Your invitation to ${guest} has expired`,
} as const;

/** To the owner: outcome of their invitation. */
export function answerLetter(
  { to, guest, vehicles }: { to: string; guest: string; vehicles: readonly string[] },
  answer: keyof typeof ANSWERS,
): Letter {
  const subject = ANSWERS[answer](guest);
  return { channel: 'email', to, subject, body: `The invitation was for ${listed(vehicles)}.`, code: null, links: [] };
}

/** To the invited user: the invitation was canceled. */
export function withdrawnLetter({ to, owner }: { to: string; owner: string }): Letter {
  return {
    channel: 'email',
    to,
    subject: `${owner} canceled an invitation`,
    body: 'Its links no longer work.',
    code: null,
    links: [],
  };
}
