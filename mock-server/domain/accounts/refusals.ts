/** Why a one-time token is refused. Also the `code` of the 400. */
export type TokenProblem = 'INVALID_TOKEN' | 'EXPIRED_TOKEN' | 'USED_TOKEN' | 'WITHDRAWN_TOKEN';

/** Purpose of a one-time token. */
export type Subject = 'invitation' | 'transfer' | 'password' | 'emailChange' | 'locationLink';

/** One message per kind of link and reason (commerce 8: tokens). */
const MESSAGES: Record<Subject, Record<TokenProblem, string>> = {
  invitation: {
    INVALID_TOKEN: 'This invitation is not valid. Please check the link in your email.',
    EXPIRED_TOKEN: 'This invitation has expired. Please ask for a new one.',
    USED_TOKEN: 'This invitation was already answered.',
    WITHDRAWN_TOKEN: 'This invitation was canceled by its sender.',
  },
  transfer: {
    INVALID_TOKEN: 'This transfer is not valid. Please check the link in your email.',
    EXPIRED_TOKEN: 'This transfer has expired. Please ask the owner to start it again.',
    USED_TOKEN: 'This transfer was already answered.',
    WITHDRAWN_TOKEN: 'This transfer was canceled by the owner.',
  },
  password: {
    INVALID_TOKEN: 'This link is not valid. Please check the link in your email.',
    EXPIRED_TOKEN: 'This link has expired. Please sign in to get a new one.',
    USED_TOKEN: 'This link was already used. Please sign in.',
    WITHDRAWN_TOKEN: 'This link is no longer valid. Please use the latest email.',
  },
  emailChange: {
    INVALID_TOKEN: 'This change of email is not valid. Please check the link in your email.',
    EXPIRED_TOKEN: 'This change of email has expired. Please ask for it again.',
    USED_TOKEN: 'This change of email was already answered.',
    WITHDRAWN_TOKEN: 'This change of email was canceled.',
  },
  locationLink: {
    INVALID_TOKEN: 'This link is not valid. Please check the link in your message.',
    EXPIRED_TOKEN: 'This link has ended. Please ask the owner for a new one.',
    USED_TOKEN: 'This link has ended. Please ask the owner for a new one.',
    WITHDRAWN_TOKEN: 'The owner no longer shares the location with this link.',
  },
};

export function tokenMessage(subject: Subject, problem: TokenProblem): string {
  return MESSAGES[subject][problem];
}

/** The 400 of a refused token. */
export function refusedToken(subject: Subject, problem: TokenProblem) {
  return { status: 400, body: { detail: tokenMessage(subject, problem), code: problem } } as const;
}

/** Every status of a row with a token. */
type Status = 'pending' | 'resent' | 'accepted' | 'declined' | 'used' | 'canceled' | 'withdrawn' | 'expired';

const PROBLEMS: Record<Status, TokenProblem | null> = {
  pending: null,
  resent: null,
  accepted: 'USED_TOKEN',
  declined: 'USED_TOKEN',
  used: 'USED_TOKEN',
  canceled: 'WITHDRAWN_TOKEN',
  withdrawn: 'WITHDRAWN_TOKEN',
  expired: 'EXPIRED_TOKEN',
};

/** Returns why a token is refused, or null if it is pending. */
export function problemOf(status: Status): TokenProblem | null {
  return PROBLEMS[status];
}
