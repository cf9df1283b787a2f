import { Button } from '@mantine/core';
import { IconMail, IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { InvitationToken } from '../../api/model.ts';
import { invitationAccept } from '../../data/invitations/mutations.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import { personName, type Share } from '../../rules/sharing/people.ts';
import { showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { CommonTime } from './access-time.tsx';
import { GrantedVehicles, type Names } from './granted-vehicles.tsx';
import { Offered } from './invitations-card.tsx';
import { DeclineInvitation, LeaveShare } from './questions.tsx';
import styles from './sharing.module.css';

/** What others share with the user, by whom and until when. The user can leave. */
export function SharedWithMe({ shares, names, isAlone }: { shares: readonly Share[]; names: Names; isAlone: boolean }) {
  const { t } = useTranslation('sharing');
  const { email } = useUser();
  const [left, setLeft] = useState<Share | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (shares.length === 0 && !isAlone && left === null) return null;
  return (
    <Card title={t('mine.title')} headingRef={heading}>
      {shares.length === 0 && (
        <EmptyState icon={IconUsers} title={t('mine.none.title')} text={t('mine.none.text', { email })} />
      )}
      <ul aria-label={t('mine.title')}>
        {shares.map((share) => (
          <ShareRow key={share.account} share={share} names={names} onLeave={() => setLeft(share)} />
        ))}
      </ul>
      <LeaveShare share={left} names={names} onClose={() => setLeft(null)} onDone={() => heading.current?.focus()} />
    </Card>
  );
}

function ShareRow({ share, names, onLeave }: { share: Share; names: Names; onLeave: () => void }) {
  const { t } = useTranslation('sharing');
  const { owner, access } = share;
  const name = owner ? personName(owner) : '';
  const label = owner ? t('mine.by', { name }) : t('mine.byUnknown');
  const linkOf = (id: number) => (names.has(id) ? vehiclePaths.overview(id) : null);
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <Avatar name={name} image={owner?.image ?? null} />
        <span>
          <b>{label}</b>
          {owner && (
            <small>
              <EmailText email={owner.email} />
            </small>
          )}
        </span>
      </div>
      {access.length > 0 ? (
        <GrantedVehicles access={access} names={names} linkOf={linkOf} />
      ) : (
        <span className={styles.dim}>{t('mine.ended')}</span>
      )}
      <CommonTime access={access} />
      <span className={styles.used} />
      <Button
        className={styles.menu}
        size="compact-sm"
        variant="subtle"
        aria-label={t('mine.leaveOf', { name: name || label })}
        onClick={onLeave}
      >
        {t('mine.leave')}
      </Button>
    </li>
  );
}

type ReceivedListProps = { invitations: readonly InvitationToken[]; names: Names; onAnswered: () => void };

/** Invitations that wait for the user's own answer. */
export function ReceivedInvitations({ invitations, names, onAnswered }: ReceivedListProps) {
  const { t } = useTranslation('sharing');
  const [declined, setDeclined] = useState<InvitationToken | null>(null);
  if (invitations.length === 0 && declined === null) return null;
  return (
    <Card title={t('received.title')}>
      <ul aria-label={t('received.title')}>
        {invitations.map((invitation) => (
          <ReceivedRow
            key={invitation.token}
            invitation={invitation}
            names={names}
            onDecline={() => setDeclined(invitation)}
            onAccepted={onAnswered}
          />
        ))}
      </ul>
      <DeclineInvitation invitation={declined} onClose={() => setDeclined(null)} onDone={onAnswered} />
    </Card>
  );
}

type ReceivedProps = { invitation: InvitationToken; names: Names; onDecline: () => void; onAccepted: () => void };

function ReceivedRow({ invitation, names, onDecline, onAccepted }: ReceivedProps) {
  const { t } = useTranslation('sharing');
  const errorLines = useErrorLines();
  const { mutateAsync, isPending, error } = useMutation(invitationAccept());
  const sender = invitation.sender ?? '';
  const name = sender === '' ? t('received.unknown') : sender;
  const accept = useSingleFlight(async () => {
    await mutateAsync({ params: { token: invitation.token } });
    showAlert({ id: 'invitation-accepted', type: 'success', message: t('received.accepted', { name }) });
    onAccepted();
  });
  const isOver = error !== null && errorOfFailure(error).code?.endsWith('_TOKEN');
  return (
    <li className={styles.invitation}>
      <IconMail size={20} aria-hidden />
      <div className={styles.grows}>
        <b>{sender === '' ? t('received.fromUnknown') : t('received.from', { name: sender })}</b>
      </div>
      <Offered invitation={invitation} names={names} />
      <div className={styles.actions}>
        <Button
          size="compact-sm"
          aria-label={t('received.acceptOf', { name })}
          loading={isPending}
          onClick={() => accept(undefined)}
        >
          {t('received.accept')}
        </Button>
        <Button size="compact-sm" variant="subtle" aria-label={t('received.declineOf', { name })} onClick={onDecline}>
          {t('received.decline')}
        </Button>
      </div>
      {error !== null && (
        <div className={styles.rowNotice}>
          <Notice tone="alarm">
            <b>{t('received.failed')}</b>
            {(isOver ? [t('answered')] : errorLines(error)).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        </div>
      )}
    </li>
  );
}
