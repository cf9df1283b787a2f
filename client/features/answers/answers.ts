import type { UseMutationOptions } from '@tanstack/react-query';
import {
  getAcceptTransferMutationOptions,
  getDeclineTransferMutationOptions,
} from '../../../generated/client/device.ts';
import {
  getAcceptEmailChangeMutationOptions,
  getAcceptInviteMutationOptions,
  getDeclineEmailChangeMutationOptions,
  getDeclineInviteMutationOptions,
} from '../../../generated/client/user.ts';
import type { ApiError } from '../../api/errors.ts';
import { emailChanged } from '../../data/users/email-changed.ts';
import type { Identity } from '../../identity/types.ts';
import { paths } from '../../lib/paths.ts';
import { emailChangeDeclined } from '../../state/email-change.ts';

type Token = { params: { token: string } };
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
  mutation: UseMutationOptions<void, ApiError, Token>;
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
    mutation: getAcceptInviteMutationOptions(),
    onward: paths.controlCenter,
  },
  '/cancel-invite': {
    name: 'declineInvite',
    subject: 'invitation',
    needsSession: false,
    mutation: getDeclineInviteMutationOptions({ request: { auth: 'none' } }),
    onward: paths.dashboard,
  },
  '/accept-transfer': {
    name: 'acceptTransfer',
    subject: 'transfer',
    needsSession: true,
    mutation: getAcceptTransferMutationOptions(),
    onward: paths.controlCenter,
  },
  '/decline-transfer': {
    name: 'declineTransfer',
    subject: 'transfer',
    needsSession: true,
    mutation: getDeclineTransferMutationOptions(),
    onward: paths.dashboard,
  },
  '/change-email-accept': {
    name: 'acceptEmailChange',
    subject: 'emailChange',
    needsSession: false,
    mutation: getAcceptEmailChangeMutationOptions({ request: { auth: 'none' } }),
    after: (identity) => void emailChanged(identity),
    onward: paths.login,
  },
  '/change-email-decline': {
    name: 'declineEmailChange',
    subject: 'emailChange',
    needsSession: false,
    mutation: getDeclineEmailChangeMutationOptions({ request: { auth: 'none' } }),
    after: emailChangeDeclined,
    onward: paths.login,
  },
};

export function answerAt(pathname: string): Answer {
  const answer = ANSWERS[pathname];
  if (!answer) throw new Error(`${pathname} answers nothing`);
  return answer;
}
