import { Button } from '@mantine/core';
import { IconChevronRight, IconSearchOff, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { User, Vehicle } from '../../api/model.ts';
import { latestUser } from '../../data/users/guests.ts';
import { userUpdate } from '../../data/users/mutations.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { now as currentTime } from '../../lib/now.ts';
import { paths } from '../../lib/paths.ts';
import { accessTime, hasAccessNow } from '../../rules/sharing/access-time.ts';
import { differs, grantsAgain, grantsOf, isAllExclusive } from '../../rules/sharing/grants.ts';
import { accessTo, guestsOf, personName } from '../../rules/sharing/people.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { usePageSubject } from '../../state/page-subject.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { DangerButton } from '../../ui/danger-button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed, PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { useNow } from '../../ui/use-now.ts';
import { LevelTable } from './level-table.tsx';
import { ForOwners } from './owners-only.tsx';
import { EndNow, RemoveGuest } from './questions.tsx';
import { showSaved } from './saved.ts';
import { ShareFields } from './share-fields.tsx';
import styles from './share-form.module.css';
import { givenBy, type ShareValues } from './share-schema.ts';
import { useShareFailure } from './use-share-failure.ts';
import { useShareSchema } from './use-share-schema.ts';

/** Edits what a guest may do and until when (core 2.1, commerce 2). Without an id, starts with choosing one. */
export default function EditPage() {
  const { t } = useTranslation(['sharing', 'titles']);
  const { id } = useParams();
  return (
    <PageColumns
      title={t('titles:editGuest')}
      lead={t('form.editLead')}
      beside={id !== undefined && <LevelTable />}
      isBesideLast
    >
      <ForOwners>{(account) => <Content account={account} id={id} />}</ForOwners>
    </PageColumns>
  );
}

function Content({ account, id }: { account: number; id: string | undefined }) {
  const { t } = useTranslation('sharing');
  const errorLines = useErrorLines();
  const { id: ownId } = useUser();
  // Follows guests who leave, and changes in other tabs.
  const users = useQuery({
    ...usersQuery(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: MINUTE,
  });
  const vehicles = useQuery(vehiclesQuery());
  /** A guest who may be off the list already, while the owner's removal goes on. */
  const [removed, setRemoved] = useState<User | null>(null);
  const isSlow = useDelayed(users.isPending || vehicles.isPending);
  const failed = !users.data ? users : !vehicles.data ? vehicles : null;
  if (!users.data || !vehicles.data) {
    return (
      <Boxed>
        {failed?.error && (
          <FailureState title={t('failed')} lines={errorLines(failed.error)} onRetry={() => void failed.refetch()} />
        )}
        {!failed?.error && isSlow && <SkeletonRows rows={8} />}
      </Boxed>
    );
  }
  const guests = guestsOf(users.data, account, ownId);
  if (id === undefined) return <Chooser guests={guests} />;
  const listed = guests.find((one) => String(one.id) === id);
  const guest = listed ?? (String(removed?.id) === id ? removed : null);
  if (!guest) {
    return (
      <Boxed>
        <EmptyState icon={IconSearchOff} title={t('edit.unknown.title')} text={t('edit.unknown.text')}>
          <ButtonLink to={paths.sharing}>{t('edit.unknown.action')}</ButtonLink>
        </EmptyState>
      </Boxed>
    );
  }
  return (
    <EditGuest
      key={guest.id}
      guest={guest}
      account={account}
      vehicles={vehicles.data}
      onRemoval={(isAsked) => setRemoved((last) => (isAsked ? guest : listed ? null : last))}
    />
  );
}

function Chooser({ guests }: { guests: readonly User[] }) {
  const { t } = useTranslation('sharing');
  if (guests.length === 0) {
    return (
      <Boxed>
        <EmptyState icon={IconUsers} title={t('people.none.title')} text={t('people.none.text')}>
          <ButtonLink to={paths.inviteGuest}>{t('invite')}</ButtonLink>
        </EmptyState>
      </Boxed>
    );
  }
  return (
    <Card title={t('edit.choose')}>
      <ul className={styles.chooser}>
        {guests.map((guest) => (
          <li key={guest.id}>
            <Link className={styles.choice} to={`${paths.editGuest}/${guest.id}`}>
              <Avatar name={personName(guest)} image={guest.image} />
              <span>
                <b>{personName(guest)}</b>
                <small>
                  <EmailText email={guest.email} />
                </small>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The records as the form shows them: the most frequent level for all, and those that differ. */
function valuesOf(guest: User, account: number): ShareValues {
  const access = accessTo(guest, account);
  const [first] = access;
  const level = first?.access_level ?? 'Read Only';
  const each = access.some(({ access_level }) => access_level !== level);
  return {
    vehicles: access.map(({ vehicle }) => vehicle),
    level,
    each,
    levels: each ? Object.fromEntries(access.map(({ vehicle, access_level }) => [vehicle, access_level])) : {},
    duration: access.length > 0 ? 'keep' : 'none',
    starts: '',
    ends: '',
    exclusive: isAllExclusive(access),
  };
}

/** The access to save is another one by now. The form shows it, with what was typed. */
class ChangedElsewhere extends Error {}

type GuestProps = { guest: User; account: number; vehicles: readonly Vehicle[] };

function EditGuest({ guest, account, vehicles, onRemoval }: GuestProps & { onRemoval: (isAsked: boolean) => void }) {
  const { t } = useTranslation('sharing');
  const name = personName(guest);
  usePageSubject(name);
  const navigateIfHere = useNavigateIfHere();
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null);
  const names = useMemo(() => new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])), [vehicles]);
  const access = accessTo(guest, account);
  const now = useNow(MINUTE);
  // Otherwise ending it is the same as removing the guest.
  const isPartly = hasAccessNow(access, now) && access.some((one) => accessTime(one, now).kind === 'upcoming');
  return (
    <>
      <EditForm guest={guest} account={account} vehicles={vehicles} />
      <Card title={t('edit.danger')} beside={<span className={styles.address}>{guest.email}</span>}>
        <div className={styles.danger}>
          {isPartly && (
            <div>
              <p>{t('edit.endText')}</p>
              <Button variant="default" onClick={() => setAsked('end')}>
                {t('people.endNow')}
              </Button>
            </div>
          )}
          <div>
            <p>{t('edit.removeText')}</p>
            <DangerButton
              onClick={() => {
                setAsked('remove');
                onRemoval(true);
              }}
            >
              {t('people.remove')}
            </DangerButton>
          </div>
        </div>
      </Card>
      <EndNow guest={asked === 'end' ? guest : null} account={account} names={names} onClose={() => setAsked(null)} />
      <RemoveGuest
        guest={asked === 'remove' ? guest : null}
        account={account}
        onClose={() => {
          setAsked(null);
          onRemoval(false);
        }}
        onDone={() => void navigateIfHere(paths.sharing)}
      />
    </>
  );
}

function EditForm({ guest, account, vehicles }: GuestProps) {
  const { t } = useTranslation('sharing');
  const isLost = useIsLost();
  const { timezone } = useUser();
  const names = useMemo(() => new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])), [vehicles]);
  // Other fields of a vehicle of which the owner has only its record stay as they are.
  const access = useMemo(() => accessTo(guest, account), [guest, account]);
  const schema = useShareSchema(access, names);
  const { mutateAsync } = useMutation(userUpdate(guest.id));
  const { refused, explain } = useShareFailure();
  const { form, props } = useEditForm<ShareValues, ShareValues, User>({
    schema,
    saved: guest,
    follows: true,
    valuesOf: (saved) => valuesOf(saved, account),
    save: async (sent, saved) => {
      const known = accessTo(saved, account);
      // All access is sent. What was changed elsewhere since the form read it would be undone.
      const latest = await latestUser(guest.id);
      if (!latest || differs(grantsAgain(accessTo(latest, account)), known)) throw new ChangedElsewhere();
      const vehicle_access = grantsOf(givenBy(sent), { now: currentTime(), timeZone: timezone, known });
      if (!differs(vehicle_access, known)) return null;
      try {
        return await mutateAsync({ userId: guest.id, data: { vehicle_access } });
      } catch (failure) {
        // Removed in the meantime: the page says so.
        if (errorOfFailure(failure).kind === 'not-found') await latestUser(guest.id).catch(() => null);
        throw refused(failure, sent.duration === 'until');
      }
    },
    onSaved: (saved) => showSaved(saved ? 'access' : 'nothing'),
  });
  return (
    <Card title={t('edit.title', { name: personName(guest) })}>
      <div className={styles.body}>
        <Form
          {...props}
          explain={(failure) => (failure instanceof ChangedElsewhere ? [t('edit.changed')] : explain(failure, null))}
        >
          <ShareFields form={form} vehicles={vehicles} names={names} known={access} />
          <FormFooter>
            <FormButtons submit={t('form.save')} disabledReason={isLost ? t('form.noConnection') : null} />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}
