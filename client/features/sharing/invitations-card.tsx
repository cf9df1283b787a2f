import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
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
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Receipt, type ReceiptStep } from '../../ui/receipt/receipt.tsx';
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

type RowProps = { invitation: InvitationToken; account: number; names: Names; onCancel: () => void };

function InvitationRow({ invitation, account, names, onCancel }: RowProps) {
  const { t } = useTranslation('sharing');
  const now = useNow(MINUTE);
  const state = invitationState(invitation, now) ?? 'pending';
  const email = invitation.email ?? t('invitations.anyone');
  const stepsOf = useSteps();
  const { send, isSending, lines } = useSendAgain(invitation, account);
  const row = useRef<HTMLLIElement>(null);
  const isNew = useIsJustSent(invitation.email);
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const action = (key: 'resend' | 'inviteAgain' | 'cancel') => ({
    size: 'compact-sm',
    variant: 'subtle',
    'aria-label': t('invitations.of', { action: t(`invitations.${key}`), email }),
    children: t(`invitations.${key}`),
  });
  return (
    <li ref={row} className={styles.invitation}>
      <IconMail size={20} aria-hidden />
      <div className={styles.grows}>
        <b>{email}</b>
        <Receipt form="full" className={styles.steps} steps={stepsOf(invitation, state)} />
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

/** Sent, and what became of it: it waits, was declined, or its link has expired. Times as far as the server reports them. */
function useSteps(): (invitation: InvitationToken, state: InvitationState) => ReceiptStep[] {
  const { t } = useTranslation('sharing');
  const format = useFormat();
  const timeOf = (at: string | null | undefined) => (at ? format.dateTime(Date.parse(at)) : null);
  return ({ created_at, expires_at, answered_at }, state) => {
    const sent = t(state === 'resent' ? 'invitations.steps.resent' : 'invitations.steps.sent');
    const until = timeOf(expires_at);
    const waits: ReceiptStep = {
      state: 'open',
      text: t('invitations.steps.pending'),
      time: until && t('invitations.expires', { date: until }),
    };
    const ends: Record<InvitationState, ReceiptStep> = {
      pending: waits,
      resent: waits,
      declined: { state: 'failed', text: t('invitations.steps.declined'), time: timeOf(answered_at) },
      expired: { state: 'unanswered', text: t('invitations.steps.expired'), time: until },
    };
    return [{ state: 'done', text: sent, time: timeOf(created_at) }, ends[state]];
  };
}

/** Whether the form has just sent it: its row is scrolled into view. A reload does not scroll again. */
function useIsJustSent(email: string | undefined): boolean {
  const { state } = useLocation();
  const isReload = useNavigationType() === NavigationType.Pop;
  return !isReload && email !== undefined && (state as { invited?: unknown } | null)?.invited === email;
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
