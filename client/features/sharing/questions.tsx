import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { InvitationToken, User, VehicleAccess } from '../../api/model.ts';
import { invitationEnd } from '../../data/invitations/mutations.ts';
import { endInvitationsTo, guestRemove, shareLeave } from '../../data/users/guests.ts';
import { userUpdate } from '../../data/users/mutations.ts';
import { accessTime, hasAccessNow } from '../../rules/sharing/access-time.ts';
import { grantsAgain } from '../../rules/sharing/grants.ts';
import { accessTo, personName, type Share } from '../../rules/sharing/people.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { addAlert, showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { type Names, useVehicleText } from './granted-vehicles.tsx';

/** Vehicles that a question names. */
const NAMED = 5;

/** Keeps the last subject while its dialog fades out. */
function useShown<Subject>(subject: Subject | null): Subject | null {
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  return shown;
}

/** Formats the names of vehicles as a list: "Van 12 and Van 07". */
export function useVehicleList(names: Names): (ids: readonly number[]) => string {
  const { t, i18n } = useTranslation('sharing');
  const nameOf = useVehicleText(names);
  return (ids) => {
    const named = ids.slice(0, NAMED).map(nameOf);
    const others = ids.length - named.length;
    const parts = others > 0 ? [...named, t('manyVehicles', { count: others })] : named;
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts);
  };
}

/** Explains the failure of an answer about something that may be gone by now. */
function useGoneLines(text: 'gone' | 'answered'): (failure: unknown) => string[] {
  const { t } = useTranslation('sharing');
  const errorLines = useErrorLines();
  return (failure) => {
    const { kind, code, fields } = errorOfFailure(failure);
    const isGone = kind === 'not-found' || code?.endsWith('_TOKEN') || 'token' in fields;
    return isGone ? [t(text)] : errorLines(failure);
  };
}

/** Warns that an invitation to a removed guest may still be open. */
function useStillInvited(): (email: string) => void {
  const { t } = useTranslation('sharing');
  return (email) => addAlert({ id: 'still-invited', type: 'warning', message: t('remove.stillInvited', { email }) });
}

type GuestProps = { guest: User | null; account: number; onClose: () => void; onDone?: () => void };

/** Ends what a guest has now. What begins later stays; without that, the guest is no longer one. */
export function EndNow({ guest, account, names, onClose, onDone }: GuestProps & { names: Names }) {
  const { t } = useTranslation('sharing');
  const shown = useShown(guest);
  const listed = useVehicleList(names);
  const now = useNow(MINUTE);
  const update = useMutation(userUpdate(shown?.id ?? 0));
  const remove = useMutation(guestRemove());
  const explain = useGoneLines('gone');
  const warn = useStillInvited();
  if (!shown) return null;
  const name = personName(shown);
  const access = accessTo(shown, account);
  const later = access.filter((one) => accessTime(one, now).kind === 'upcoming');
  const ending = access.filter((one) => hasAccessNow([one], now));
  const end = async (): Promise<boolean> => {
    if (later.length === 0) {
      await remove.mutateAsync({ userId: shown.id, params: { subscriber: account } });
      return endInvitationsTo(shown.email);
    }
    await update.mutateAsync({ userId: shown.id, data: { vehicle_access: grantsAgain(later) } });
    return false;
  };
  return (
    <ConfirmDialog
      opened={guest !== null}
      onClose={onClose}
      title={t('end.title', { name })}
      submit={t('end.submit')}
      isDangerous
      onConfirm={end}
      onDone={(isInvited) => {
        showAlert({ id: `sharing-${shown.id}`, type: 'success', message: t('end.done', { name }) });
        if (isInvited) warn(shown.email);
        onDone?.();
      }}
      explain={explain}
    >
      <p>{t('end.text', { name, vehicles: listed(ending.map(({ vehicle }) => vehicle)) })}</p>
      {later.length > 0 && <p>{t('end.kept')}</p>}
      {later.length === 0 && (
        <>
          <p>{t('remove.invitation', { name })}</p>
          <p>{t('remove.again', { name })}</p>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Ends the access of a guest and takes them off the list. */
export function RemoveGuest({ guest, account, onClose, onDone }: GuestProps) {
  const { t } = useTranslation('sharing');
  const shown = useShown(guest);
  const { mutateAsync } = useMutation(guestRemove());
  const explain = useGoneLines('gone');
  const warn = useStillInvited();
  if (!shown) return null;
  const name = personName(shown);
  return (
    <ConfirmDialog
      opened={guest !== null}
      onClose={onClose}
      title={t('remove.title', { name })}
      submit={t('remove.submit')}
      isDangerous
      onConfirm={async () => {
        await mutateAsync({ userId: shown.id, params: { subscriber: account } });
        return endInvitationsTo(shown.email);
      }}
      onDone={(isInvited) => {
        showAlert({ id: `sharing-${shown.id}`, type: 'success', message: t('remove.done', { name }) });
        if (isInvited) warn(shown.email);
        onDone?.();
      }}
      explain={explain}
    >
      <p>{t('remove.text', { name })}</p>
      <p>{t('remove.invitation', { name })}</p>
      <p>{t('remove.again', { name })}</p>
    </ConfirmDialog>
  );
}

type LeaveProps = { share: Share | null; names: Names; onClose: () => void; onDone: () => void };

/** Leaves an account that shares with the user. */
export function LeaveShare({ share, names, onClose, onDone }: LeaveProps) {
  const { t } = useTranslation('sharing');
  const { id } = useUser();
  const shown = useShown(share);
  const listed = useVehicleList(names);
  const { mutateAsync } = useMutation(shareLeave());
  const explain = useGoneLines('gone');
  if (!shown) return null;
  const name = shown.owner ? personName(shown.owner) : t('leave.owner');
  const ids = shown.access.map(({ vehicle }: VehicleAccess) => vehicle);
  return (
    <ConfirmDialog
      opened={share !== null}
      onClose={onClose}
      title={t('leave.title', { name })}
      submit={t('leave.submit')}
      isDangerous
      onConfirm={() => mutateAsync({ userId: id, params: { subscriber: shown.account } })}
      onDone={() => {
        showAlert({ id: `leave-${shown.account}`, type: 'success', message: t('leave.done', { name }) });
        onDone();
      }}
      explain={explain}
    >
      <p>{ids.length === 0 ? t('leave.none', { name }) : t('leave.text', { name, vehicles: listed(ids) })}</p>
      <p>{t('leave.again')}</p>
    </ConfirmDialog>
  );
}

type InvitationProps = { invitation: InvitationToken | null; onClose: () => void; onDone?: () => void };

/** Cancels a sent invitation. */
export function CancelInvitation({ invitation, onClose, onDone }: InvitationProps) {
  const { t } = useTranslation('sharing');
  const shown = useShown(invitation);
  const { mutateAsync } = useMutation(invitationEnd());
  const explain = useGoneLines('answered');
  if (!shown) return null;
  const email = shown.email ?? t('invitations.anyone');
  return (
    <ConfirmDialog
      opened={invitation !== null}
      onClose={onClose}
      title={t('cancel.title', { email })}
      submit={t('cancel.submit')}
      cancel={t('cancel.keep')}
      isDangerous
      onConfirm={() => mutateAsync({ params: { token: shown.token } })}
      onDone={() => {
        showAlert({ id: `invitation-${shown.token}`, type: 'success', message: t('cancel.done', { email }) });
        onDone?.();
      }}
      explain={explain}
    >
      <p>{t('cancel.text', { email })}</p>
    </ConfirmDialog>
  );
}

/** Declines a received invitation. */
export function DeclineInvitation({ invitation, onClose, onDone }: InvitationProps) {
  const { t } = useTranslation('sharing');
  const shown = useShown(invitation);
  const { mutateAsync } = useMutation(invitationEnd());
  const explain = useGoneLines('answered');
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={invitation !== null}
      onClose={onClose}
      title={t('decline.title')}
      submit={t('decline.submit')}
      isDangerous
      onConfirm={() => mutateAsync({ params: { token: shown.token } })}
      onDone={() => {
        showAlert({ id: `invitation-${shown.token}`, type: 'success', message: t('decline.done') });
        onDone?.();
      }}
      explain={explain}
    >
      <p>{t('decline.text')}</p>
    </ConfirmDialog>
  );
}
