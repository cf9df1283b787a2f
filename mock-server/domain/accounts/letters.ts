import type { Letter } from '../../world/outbox.ts';

/** E-mails about a user's own account. The token in a path works once. */
type Reader = { to: string; name: string };

const page = (path: string, token: string): string => `${path}?token=${token}`;

export function registrationLetter({ to, name, token }: Reader & { token: string }): Letter {
  return {
    channel: 'email',
    to,
    subject: 'Complete your Waymark registration',
    body: `Hello ${name}, confirm this address and choose the password that you will sign in with. The link works once.`,
    code: token,
    links: [{ label: 'Complete registration', path: page('/set-password', token) }],
  };
}

export function passwordLetter({ to, name, token }: Reader & { token: string }): Letter {
  return {
    channel: 'email',
    to,
    subject: 'Create your Waymark password',
    body: `Hello ${name}, an account was opened for you. Choose the password that you will sign in with. The link works once.`,
    code: token,
    links: [{ label: 'Create password', path: page('/set-password', token) }],
  };
}

type EmailChange = Reader & { current: string; wanted: string; decline: string };

/** To the new address. Only its reader can confirm it. */
export function confirmEmailLetter({
  name,
  current,
  wanted,
  accept,
  decline,
}: Omit<EmailChange, 'to'> & { accept: string }): Letter {
  return {
    channel: 'email',
    to: wanted,
    subject: 'Confirm your new Waymark email',
    body: `Hello ${name}, confirm this address to sign in with it instead of ${current}. The link works once.`,
    code: accept,
    links: [
      { label: 'Confirm', path: page('/change-email-accept', accept) },
      { label: 'Decline', path: page('/change-email-decline', decline) },
    ],
  };
}

/** To the current address, so that its owner can stop an unwanted change. */
export function emailChangeLetter({ name, current, wanted, decline }: Omit<EmailChange, 'to'>): Letter {
  return {
    channel: 'email',
    to: current,
    subject: 'Your Waymark email is about to change',
    body: `Hello ${name}, you will sign in with ${wanted} once that address is confirmed. Decline the change if you did not request it.`,
    code: decline,
    links: [{ label: 'Decline', path: page('/change-email-decline', decline) }],
  };
}

export function emailChangedLetter({ to, name, wanted }: Reader & { wanted: string }): Letter {
  return {
    channel: 'email',
    to,
    subject: 'Your Waymark email was changed',
    body: `Hello ${name}, you sign in with ${wanted} from now on.`,
    code: null,
    links: [],
  };
}

export function emailChangedText(to: string): Letter {
  return {
    channel: 'sms',
    to,
    subject: 'Your Waymark email was changed',
    body: 'Your Waymark email was changed. If this was not you, contact customer support.',
    code: null,
    links: [],
  };
}
