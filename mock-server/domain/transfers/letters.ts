import type { Letter } from '../../world/outbox.ts';

type Offer = { token: string; to: string; owner: string; vehicle: string };

/** To the recipient of the offer. */
export function offerLetter({ token, to, owner, vehicle }: Offer): Letter {
  return {
    channel: 'email',
    to,
    subject: `${owner} transfers ${vehicle} to you`,
    body: `${owner} wants to hand ${vehicle} and its device over to your account. Sign in with this address, or create an account with it, to accept.`,
    code: token,
    links: [
      { label: 'Accept', path: `/accept-transfer?token=${token}` },
      { label: 'Decline', path: `/decline-transfer?token=${token}` },
    ],
  };
}

/** To the owner's phone, so that an unauthorized offer is noticed. */
export function offerText({ to, vehicle, email }: { to: string; vehicle: string; email: string }): Letter {
  return {
    channel: 'sms',
    to,
    subject: 'Transfer started',
    body: `A transfer of ${vehicle} to ${email} was started in your Waymark account. If this was not you, cancel it there.`,
    code: null,
    links: [],
  };
}

const SUBJECTS = {
  accepted: ({ vehicle, email }: Named) => `${email} accepted ${vehicle}`,
  declined: ({ vehicle, email }: Named) => `${email} declined ${vehicle}`,
  expired: ({ vehicle, email }: Named) => `Your offer of ${vehicle} to ${email} has expired`,
  canceled: ({ vehicle }: Named) => `The transfer of ${vehicle} was canceled`,
} as const;
const BODIES = {
  accepted: 'It now belongs to their account. Your guests no longer have access to it.',
  declined: 'It stays in your account and can be changed again.',
  expired: 'It stays in your account and can be changed again.',
  canceled: 'It stays with its owner. The links of the offer no longer work.',
} as const;
type Named = { vehicle: string; email: string };

/** Outcome of an offer: to its owner, or to the recipient if it was canceled. */
export function outcomeLetter(to: string, offer: Named, outcome: keyof typeof SUBJECTS): Letter {
  return { channel: 'email', to, subject: SUBJECTS[outcome](offer), body: BODIES[outcome], code: null, links: [] };
}
