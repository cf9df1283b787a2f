import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { User, Vehicle } from '../../api/model.ts';
import { invitationsQuery } from '../../data/invitations/queries.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { paths } from '../../lib/paths.ts';
import { canManageGuests, ownAccount } from '../../rules/access/roles.ts';
import { hasAccessNow } from '../../rules/sharing/access-time.ts';
import { accessTo, guestsOf, sharesOf, sortInvitations } from '../../rules/sharing/people.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Page, PageHeader, PageLead, PageTitle } from '../../ui/page.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { ReceivedInvitations, SharedWithMe } from './mine.tsx';
import { PeopleCard } from './people-card.tsx';
import styles from './sharing.module.css';

const NO_VEHICLES: readonly Vehicle[] = [];

/** People and invitations of the account, and what others share with the user (core 2.1, commerce 2). */
export default function SharingPage() {
  const { t } = useTranslation(['sharing', 'titles']);
  const errorLines = useErrorLines();
  const title = useRef<HTMLHeadingElement>(null);
  const user = useUser();
  const account = canManageGuests(user).allowed ? ownAccount(user) : null;
  // Guests leave and answer elsewhere.
  const users = useQuery({
    ...usersQuery(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: MINUTE,
  });
  const isSlow = useDelayed(users.isPending);
  const guests = useMemo(
    () => (users.data && account !== null ? guestsOf(users.data, account, user.id) : []),
    [users.data, account, user.id],
  );
  const now = useNow(MINUTE);
  const active = guests.filter((guest) => account !== null && hasAccessNow(accessTo(guest, account), now)).length;
  return (
    <Page>
      <PageHeader>
        <div>
          <PageTitle ref={title} tabIndex={-1}>
            {t('titles:sharing')}
          </PageTitle>
          {users.data && <PageLead>{account === null ? t('summaryGuest') : t('summary', { count: active })}</PageLead>}
        </div>
        {account !== null && (
          <span className={styles.add}>
            <ButtonLink to={paths.inviteGuest}>
              <IconUserPlus size={16} aria-hidden />
              {t('invite')}
            </ButtonLink>
          </span>
        )}
      </PageHeader>
      {!users.data && users.error && (
        <Boxed>
          <FailureState title={t('failed')} lines={errorLines(users.error)} onRetry={() => void users.refetch()} />
        </Boxed>
      )}
      {!users.data && isSlow && <SkeletonRows rows={6} />}
      {users.data && (
        <Content users={users.data} guests={guests} account={account} onAnswered={() => title.current?.focus()} />
      )}
    </Page>
  );
}

type ContentProps = {
  users: readonly User[];
  guests: readonly User[];
  account: number | null;
  /** A received invitation is gone, with the button that had the focus. */
  onAnswered: () => void;
};

function Content({ users, guests, account, onAnswered }: ContentProps) {
  const { t } = useTranslation('sharing');
  const errorLines = useErrorLines();
  const session = useUser();
  const now = useNow(MINUTE);
  // The list is newer than the session.
  const user = users.find(({ id }) => id === session.id) ?? session;
  const vehicles = useQuery(vehiclesQuery());
  const invitations = useQuery(invitationsQuery());
  const isSlow = useDelayed(invitations.isPending);
  const known = vehicles.data ?? NO_VEHICLES;
  const names = useMemo(() => new Map(known.map((vehicle) => [vehicle.id, vehicle])), [known]);
  const shares = sharesOf(user, users);
  const { sent, received } = sortInvitations(invitations.data ?? [], { email: user.email, account, now });
  return (
    <div className={styles.cards}>
      <ReceivedInvitations invitations={received} names={names} onAnswered={onAnswered} />
      {account !== null && (
        <PeopleCard
          guests={guests}
          account={account}
          names={names}
          hasVehicles={!vehicles.data || known.some(({ isShared }) => !isShared)}
        />
      )}
      {!invitations.data && invitations.error && (
        <Boxed>
          <FailureState
            title={t('invitations.failed')}
            lines={errorLines(invitations.error)}
            onRetry={() => void invitations.refetch()}
          />
        </Boxed>
      )}
      {!invitations.data && isSlow && <SkeletonRows rows={2} />}
      {account !== null && invitations.data && (sent.length > 0 || guests.length > 0) && (
        <InvitationsCard invitations={sent} account={account} names={names} />
      )}
      <SharedWithMe shares={shares} names={names} isAlone={account === null && received.length === 0} />
    </div>
  );
}
