import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconEye,
  IconHourglassEmpty,
  IconPencil,
  IconUserMinus,
  IconUsers,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '../../api/model.ts';
import { useAgo } from '../../i18n/format.ts';
import { guestViewPath, paths } from '../../lib/paths.ts';
import { hasAccessNow } from '../../rules/sharing/access-time.ts';
import { accessTo, personName } from '../../rules/sharing/people.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { sinceThen } from '../../rules/time/elapsed.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { ButtonLink } from '../../ui/light/button.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CommonTime } from './access-time.tsx';
import { GrantedVehicles, type Names } from './granted-vehicles.tsx';
import { EndNow, RemoveGuest } from './questions.tsx';
import styles from './sharing.module.css';

type Asked = { kind: 'end' | 'remove'; guest: User } | null;
type Props = { guests: readonly User[]; account: number; names: Names; hasVehicles: boolean };

/** Guests of the account, with what they have, until when, and what can be done about it (core 6). */
export function PeopleCard({ guests, account, names, hasVehicles }: Props) {
  const { t } = useTranslation('sharing');
  const [asked, setAsked] = useState<Asked>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that had the focus is gone.
  const done = () => heading.current?.focus();
  return (
    <Card
      title={t('people.title')}
      headingRef={heading}
      beside={guests.length > 0 && <span className={styles.count}>{guests.length}</span>}
    >
      {guests.length === 0 && <NoGuests hasVehicles={hasVehicles} />}
      {guests.length > 0 && (
        <>
          <div className={styles.head} aria-hidden>
            <span>{t('people.columns.person')}</span>
            <span>{t('people.columns.vehicles')}</span>
            <span>{t('people.columns.time')}</span>
            <span>{t('people.columns.used')}</span>
          </div>
          <ul aria-label={t('people.title')}>
            {guests.map((guest) => (
              <PersonRow key={guest.id} guest={guest} account={account} names={names} onAsk={setAsked} />
            ))}
          </ul>
        </>
      )}
      <EndNow
        guest={asked?.kind === 'end' ? asked.guest : null}
        account={account}
        names={names}
        onClose={() => setAsked(null)}
        onDone={done}
      />
      <RemoveGuest
        guest={asked?.kind === 'remove' ? asked.guest : null}
        account={account}
        onClose={() => setAsked(null)}
        onDone={done}
      />
    </Card>
  );
}

function NoGuests({ hasVehicles }: { hasVehicles: boolean }) {
  const { t } = useTranslation('sharing');
  return hasVehicles ? (
    <EmptyState icon={IconUsers} title={t('people.none.title')} text={t('people.none.text')}>
      <ButtonLink to={paths.inviteGuest}>{t('invite')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState icon={IconUsers} title={t('people.noVehicles.title')} text={t('people.noVehicles.text')}>
      <ButtonLink to={paths.addSubscription}>{t('people.noVehicles.action')}</ButtonLink>
    </EmptyState>
  );
}

type RowProps = { guest: User; account: number; names: Names; onAsk: (asked: Asked) => void };

function PersonRow({ guest, account, names, onAsk }: RowProps) {
  const { t } = useTranslation('sharing');
  const now = useNow(MINUTE);
  const access = accessTo(guest, account);
  const name = personName(guest);
  const to = `${paths.editGuest}/${guest.id}`;
  const [first] = access.filter(({ vehicle }) => names.has(vehicle));
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <Avatar name={name} image={guest.image} />
        <span>
          <b>{name}</b>
          {name !== guest.email && (
            <small>
              <EmailText email={guest.email} />
            </small>
          )}
        </span>
      </div>
      <GrantedVehicles access={access} names={names} rest={to} />
      <CommonTime access={access} />
      <LastUsed access={access} />
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon className={styles.menu} variant="subtle" aria-label={t('people.menu', { name })}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={to} leftSection={<IconPencil size={18} aria-hidden />}>
            {t('people.edit')}
          </Menu.Item>
          {first && (
            <Menu.Item
              component={Link}
              to={guestViewPath(first.vehicle, guest.id)}
              leftSection={<IconEye size={18} aria-hidden />}
            >
              {t('people.viewAs')}
            </Menu.Item>
          )}
          <MenuItem
            icon={IconHourglassEmpty}
            reason={hasAccessNow(access, now) ? null : t('people.nothingToEnd')}
            onClick={() => onAsk({ kind: 'end', guest })}
          >
            {t('people.endNow')}
          </MenuItem>
          <MenuItem icon={IconUserMinus} onClick={() => onAsk({ kind: 'remove', guest })}>
            {t('people.remove')}
          </MenuItem>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** When the guest last used any of the vehicles. Nothing if the server does not tell. */
function LastUsed({ access }: { access: ReturnType<typeof accessTo> }) {
  const { t } = useTranslation('sharing');
  const ago = useAgo();
  const now = useNow(MINUTE);
  const known = access.filter(({ last_used_at }) => last_used_at !== undefined);
  if (known.length === 0) return <span className={styles.used} />;
  const last = Math.max(...known.map(({ last_used_at }) => (last_used_at ? Date.parse(last_used_at) : 0)));
  return (
    <span className={`${styles.used} tabular`}>
      {last === 0 ? t('people.unused') : t('people.used', { ago: ago(sinceThen(last, now)) })}
    </span>
  );
}
