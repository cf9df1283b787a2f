import {
  acceptEmailChange,
  acceptInvite,
  acceptTransfer,
  declineEmailChange,
  declineInvite,
  declineTransfer,
} from '../../api/operations.ts';
import { emailChanged } from '../../data/users/email-changed.ts';
import type { Identity } from '../../identity/types.ts';
import { paths } from '../../lib/paths.ts';
import { emailChangeDeclined } from '../../state/email-change.ts';

type Query = { token: string };
export type Answer = {
  name:
    | 'acceptInvite'
    | 'declineInvite'
    | 'acceptTransfer'
    | 'declineTransfer'
    | 'acceptEmailChange'
    | 'declineEmailChange';
  /** Subject of the token, which decides the texts of its problems. */
  subject: 'invitation' | 'transfer' | 'emailChange';
  /** Whether only its recipient may answer, signed in. For the others the token is enough (core 4, core 7). */
  needsSession: boolean;
  send: (query: Query) => Promise<unknown>;
  /** Further effects in this browser after the answer. */
  after?: (identity: Identity) => void;
  /** Next page after the answer. */
  onward: string;
};

/** The page of each answer to an e-mail (core 2.1). */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/invite': {
    name: 'acceptInvite',
    subject: 'invitation',
    needsSession: true,
    send: (query) => acceptInvite(query),
    onward: paths.controlCenter,
  },
  '/cancel-invite': {
    name: 'declineInvite',
    subject: 'invitation',
    needsSession: false,
    send: (query) => declineInvite(query, { auth: 'none' }),
    onward: paths.dashboard,
  },
  '/accept-transfer': {
    name: 'acceptTransfer',
    subject: 'transfer',
    needsSession: true,
    send: (query) => acceptTransfer(query),
    onward: paths.controlCenter,
  },
  '/decline-transfer': {
    name: 'declineTransfer',
    subject: 'transfer',
    needsSession: true,
    send: (query) => declineTransfer(query),
    onward: paths.dashboard,
  },
  '/change-email-accept': {
    name: 'acceptEmailChange',
    subject: 'emailChange',
    needsSession: false,
    send: (query) => acceptEmailChange(query, { auth: 'none' }),
    after: (identity) => void emailChanged(identity),
    onward: paths.login,
  },
  '/change-email-decline': {
    name: 'declineEmailChange',
    subject: 'emailChange',
    needsSession: false,
    send: (query) => declineEmailChange(query, { auth: 'none' }),
    after: emailChangeDeclined,
    onward: paths.login,
  },
};

export function answerAt(pathname: string): Answer {
  const answer = ANSWERS[pathname];
  if (!answer) throw new Error(`${pathname} answers nothing`);
  return answer;
}
