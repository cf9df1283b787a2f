import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { Access } from '../../rules/access/access.ts';
import { canSeeBilling, servesOnly, servesOthers } from '../../rules/access/roles.ts';
import { useCart } from '../../state/cart.ts';
import { useOwnTitleOfPage } from '../../state/page-subject.ts';
import { usePortal } from '../../state/portal.ts';
import { useUser } from '../../state/session.ts';
import { Brand } from '../../ui/brand.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useRouteRecord } from '../routes/use-route-record.ts';
import { BackArrow } from './back-arrow.tsx';
import { CartLink } from './cart-link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { visibleNavigation } from './navigation.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Search } from './search.tsx';
import styles from './top-bar.module.css';

/** Top bar of signed-in users: entries side by side, or a menu on a phone (core 2.4). */
export function TopBar({ access }: { access: Access }) {
  const user = useUser();
  const accountType = usePortal().identity.person()?.accountType ?? null;
  const owner = canSeeBilling(user).allowed;
  const others = servesOthers(user, accountType) ? 'others' : 'none';
  const serves = servesOnly(user, accountType) ? 'only' : others;
  const entries = visibleNavigation({ ...access, owner, serves });
  return useIsPhone() ? <PhoneBar entries={entries} /> : <DesktopBar entries={entries} />;
}

type Props = { entries: ReturnType<typeof visibleNavigation> };

function DesktopBar({ entries }: Props) {
  const { t } = useTranslation();
  const { brand } = usePortal();
  return (
    <header className={styles.bar}>
      <Link to={paths.dashboard} className={styles.brand} aria-label={t('navigation.home', { brand: brand.name })}>
        <Brand name={brand.name} />
      </Link>
      <MainNavigation entries={entries} />
      <div className={styles.end}>
        <Search entries={entries} />
        <CartLink />
        <ProfileMenu />
      </div>
    </header>
  );
}

function PhoneBar({ entries }: Props) {
  const { t } = useTranslation(['common', 'titles']);
  const record = useRouteRecord();
  const ownTitle = useOwnTitleOfPage();
  const [isOpen, setOpen] = useState(false);
  const isCartEmpty = useCart(({ lines }) => lines.length === 0);
  return (
    <header className={styles.bar}>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('navigation.menu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={24} aria-hidden />
      </ActionIcon>
      {record?.parent != null && <BackArrow record={record} isCartEmpty={isCartEmpty} />}
      <span className={`${styles.title} one-line`}>{ownTitle ?? (record && t(`titles:${record.title}`))}</span>
      <Search entries={entries} />
      <CartLink />
      <ProfileMenu />
      <PhoneMenu entries={entries} isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}
