import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { InvitationToken } from '../../api/model.ts';
import { invitationSend } from '../../data/invitations/mutations.ts';
import { paths } from '../../lib/paths.ts';
import { SUCCESS_ICON } from '../../rules/constants/live-view.ts';
import { endedOf, grantsAgain } from '../../rules/sharing/grants.ts';
import { type InvitationState, invitationState } from '../../rules/sharing/people.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { deleteAlert, showAlert } from '../../state/alerts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { useFormat } from '../../wording/use-format.ts';
import { CommonTime } from './access-time.tsx';
import { GrantedVehicles, type Names, useLevelText } from './granted-vehicles.tsx';
import { CancelInvitation } from './questions.tsx';
import { overlapIn } from './refused.ts';
import styles from './sharing.module.css';

type Props = { invitations: readonly InvitationToken[]; account: number; names: Names };

/** Sent invitations that wait for an answer, or were declined (commerce 3, commerce 4). */
export function InvitationsCard({ invitations, account, names }: Props) {
  const { t } = useTranslation('sharing');
  const [canceled, setCanceled] = useState<InvitationToken | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card title={t('invitations.title')} headingRef={heading}>
      {invitations.length === 0 && <p className={styles.none}>{t('invitations.none')}</p>}
      {invitations.length > 0 && (
        <ul aria-label={t('invitations.title')}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.token}
              invitation={invitation}
              account={account}
              names={names}
              onCancel={() => setCanceled(invitation)}
            />
          ))}
        </ul>
      )}
      <CancelInvitation
        invitation={canceled}
        onClose={() => setCanceled(null)}
        onDone={() => heading.current?.focus()}
      />
    </Card>
  );
}

const TONES = { pending: 'accent', resent: 'accent', declined: 'alarm', expired: 'warning' } as const satisfies Record<
  InvitationState,
  string
>;

type RowProps = { invitation: InvitationToken; account: number; names: Names; onCancel: () => void };

function InvitationRow({ invitation, account, names, onCancel }: RowProps) {
  const { t } = useTranslation('sharing');
  const now = useNow(MINUTE);
  const state = invitationState(invitation, now) ?? 'pending';
  const email = invitation.email ?? t('invitations.anyone');
  const { send, isSending, lines } = useSendAgain(invitation, account);
  const action = (key: 'resend' | 'inviteAgain' | 'cancel') => ({
    size: 'compact-sm',
    variant: 'subtle',
    'aria-label': t('invitations.of', { action: t(`invitations.${key}`), email }),
    children: t(`invitations.${key}`),
  });
  return (
    <li className={styles.invitation}>
      <IconMail size={20} aria-hidden />
      <div className={styles.grows}>
        <p className={styles.line}>
          <b>{email}</b> <Badge tone={TONES[state]}>{t(`invitations.states.${state}`)}</Badge>
        </p>
        <InvitationFacts invitation={invitation} state={state} />
      </div>
      <Offered invitation={invitation} names={names} />
      <div className={styles.actions}>
        <Button
          {...action(state === 'pending' || state === 'resent' ? 'resend' : 'inviteAgain')}
          loading={isSending}
          onClick={() => send(undefined)}
        />
        {(state === 'pending' || state === 'resent') && (
          <>
            <CopyLink token={invitation.token} email={email} />
            <Button {...action('cancel')} onClick={onCancel} />
          </>
        )}
      </div>
      {lines && (
        <div className={styles.rowNotice}>
          <Notice tone="alarm">
            <b>{t('invitations.resendFailed')}</b>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        </div>
      )}
    </li>
  );
}

/** When it was sent or declined, and until when its link works. */
function InvitationFacts({ invitation, state }: { invitation: InvitationToken; state: InvitationState }) {
  const { t } = useTranslation('sharing');
  const format = useFormat();
  const { created_at, expires_at, answered_at } = invitation;
  const parts = [
    created_at && t('invitations.sent', { date: format.dateTime(Date.parse(created_at)) }),
    state === 'declined' &&
      answered_at &&
      t('invitations.declined', { date: format.dateTime(Date.parse(answered_at)) }),
    (state === 'pending' || state === 'resent') &&
      expires_at &&
      t('invitations.expires', { date: format.dateTime(Date.parse(expires_at)) }),
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? null : <p className={`${styles.dim} tabular`}>{parts.join(' · ')}</p>;
}

/** What an invitation grants, as far as the server says. */
export function Offered({ invitation, names }: { invitation: InvitationToken; names: Names }) {
  const levelText = useLevelText();
  const { vehicle_access, access_level } = invitation;
  if (!vehicle_access) return <span className={styles.dim}>{access_level && levelText(access_level)}</span>;
  return (
    <div className={styles.offered}>
      <GrantedVehicles access={vehicle_access} names={names} isOffer />
      <CommonTime access={vehicle_access} isOffer />
    </div>
  );
}

/** Sends an invitation again with what it grants. Opens the form, where that is not known or over. */
function useSendAgain({ email, vehicle_access }: InvitationToken, account: number) {
  const { t } = useTranslation('sharing');
  const navigate = useNavigate();
  const errorLines = useErrorLines();
  const now = useNow(MINUTE);
  const { mutateAsync, isPending, error } = useMutation(invitationSend());
  const grants = grantsAgain(vehicle_access ?? []);
  const send = useSingleFlight(async () => {
    if (email === undefined || grants.length === 0 || endedOf(grants, now).length > 0) {
      await navigate(paths.inviteGuest, { state: { email } });
      return;
    }
    await mutateAsync({ data: { email, subscriber: account, vehicles: grants } });
    showAlert({ id: `invitation-${email}`, type: 'success', message: t('invitations.resentTo', { email }) });
  });
  const linesOf = (failure: unknown): string[] => {
    if (errorOfFailure(failure).kind === 'too-many') return [t('invitations.tooMany', { email: email ?? '' })];
    const overlap = overlapIn(failure);
    if (overlap === null) return errorLines(failure);
    const { holder } = overlap;
    return [holder === null ? t('form.overlapUnknown') : t('form.overlap', { name: holder })];
  };
  return { send, isSending: isPending, lines: error === null ? null : linesOf(error) };
}

/** Copies the link of the e-mail. */
function CopyLink({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('sharing');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const link = new URL(`${paths.invite}?${new URLSearchParams({ token })}`, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      showAlert({ id: `copy-${token}`, message: t('invitations.notCopied', { link }) });
      return;
    }
    deleteAlert(`copy-${token}`);
    setCopied(true);
    setTimeout(() => setCopied(false), SUCCESS_ICON);
    showAlert({ id: `copied-${token}`, type: 'success', message: t('invitations.copiedLong', { email }) });
  };
  const label = t(isCopied ? 'invitations.copied' : 'invitations.copy');
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={t('invitations.of', { action: label, email })}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
