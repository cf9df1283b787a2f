import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconCreditCard,
  IconExternalLink,
  IconHeadset,
  IconHelpCircle,
  IconLogout,
  IconPlayerPauseFilled,
  IconUserCircle,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { paths } from '../../lib/paths.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import { pausedToRenew } from '../../rules/access/session-paused.ts';
import { type ProfileWarning, profileWarnings } from '../../rules/access/session-warnings.ts';
import { PROFILE_MENU_FADE } from '../../rules/constants/layout.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { usePortal } from '../../state/portal.ts';
import { useUser } from '../../state/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BareButton } from '../../ui/bare-button.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useNow } from '../../ui/use-now.ts';
import { POLICY_LINKS } from '../layouts/policy-links.tsx';
import { useRouteRecord } from '../routes/use-route-record.ts';
import styles from './profile-menu.module.css';
import { useScrollLock } from './use-scroll-lock.ts';

/** Loaded when the menu opens. Every page loads the menu itself. */
const LanguageChoice = lazyChunk(
  () => import('./language-choice.tsx'),
  () => null,
);

const FADE = PROFILE_MENU_FADE;
const PAGES = [
  { to: paths.profile, title: 'profile', icon: IconUserCircle },
  { to: paths.billing, title: 'billing', icon: IconCreditCard },
  { to: paths.helpCenter, title: 'helpCenter', icon: IconHelpCircle },
] as const;

/** Menu of the signed-in user. Closing fades, and until it ends the menu cannot be opened or closed (core 2.5). */
export function ProfileMenu() {
  const { t } = useTranslation(['common', 'titles']);
  const { brand } = usePortal();
  const user = useUser();
  const exists = usePageExists();
  const isTall = useRouteRecord()?.layout === 'full-height';
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed');
  useScrollLock(phase !== 'closed');

  const name = `${user.first_name} ${user.last_name}`.trim();
  const [warning] = profileWarnings(user);
  const { data: vehicles = [] } = useQuery(vehiclesQuery());
  const paused = pausedToRenew(vehicles, useNow(QUARTER_HOUR)).length;
  const warns = warning !== undefined || paused > 0;
  const change = (open: boolean) => {
    if (phase === 'closing') return;
    setPhase(open ? 'open' : 'closing');
    if (!open) setTimeout(() => setPhase('closed'), FADE);
  };
  const elsewhere = <IconExternalLink size={14} aria-label={t('navigation.opensElsewhere')} />;
  return (
    <Menu
      opened={phase === 'open'}
      onChange={change}
      position="bottom-end"
      // Its items stay in the banner landmark.
      withinPortal={false}
      width={280}
      classNames={{ dropdown: styles.dropdown, item: styles.item, itemIndicator: styles.mark }}
      transitionProps={{ transition: 'fade', duration: 160, exitDuration: FADE }}
    >
      <Menu.Target>
        <BareButton
          className={styles.target}
          data-profile-menu
          aria-label={t(warns ? 'navigation.profileWarning' : 'navigation.profileOf', { name })}
        >
          <Avatar name={name} image={user.image} warns={warns} />
        </BareButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <Avatar name={name} image={user.image} />
          <div className={styles.texts}>
            <div className="one-line">
              <b>{name}</b>
            </div>
            <div className={`${styles.email} one-line`}>{user.email}</div>
          </div>
        </div>
        <Menu.Divider />
        {paused > 0 && (
          <Menu.Item
            component={Link}
            to={paths.subscriptions}
            leftSection={<IconPlayerPauseFilled size={18} aria-hidden />}
            rightSection={<span className={styles.missing}>{t('pausedDevices.count', { count: paused })}</span>}
          >
            {t('titles:subscriptions')}
          </Menu.Item>
        )}
        {PAGES.filter(({ to }) => exists(to) && (to !== paths.billing || canSeeBilling(user).allowed)).map(
          ({ to, title, icon: Icon }) => (
            <Menu.Item
              key={to}
              component={Link}
              to={to}
              leftSection={<Icon size={18} aria-hidden />}
              rightSection={warning && to === paths.profile ? <Missing warning={warning} /> : undefined}
            >
              {t(`titles:${title}`)}
            </Menu.Item>
          ),
        )}
        <Menu.Item
          component="a"
          href={brand.helpSite}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconHeadset size={18} aria-hidden />}
          rightSection={elsewhere}
        >
          {t('titles:support')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={brand.mainSite}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconWorld size={18} aria-hidden />}
          rightSection={elsewhere}
        >
          {t('navigation.website', { brand: brand.name })}
        </Menu.Item>
        <Menu.Divider />
        <AppearanceChoice />
        <Suspense fallback={<div className={styles.wait} />}>
          <LanguageChoice />
        </Suspense>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.logout} leftSection={<IconLogout size={18} aria-hidden />}>
          {t('titles:logout')}
        </Menu.Item>
        {isTall && <PolicyItems />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The policies, on pages without a footer (core 2.3). Support has its own entry above. */
function PolicyItems() {
  const { t } = useTranslation('titles');
  const exists = usePageExists();
  return (
    <>
      <Menu.Divider />
      <div className={styles.policies}>
        {POLICY_LINKS.filter(({ to }) => to !== paths.support && exists(to)).map(({ to, title }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {t(title)}
          </Menu.Item>
        ))}
      </div>
    </>
  );
}

function Missing({ warning }: { warning: ProfileWarning }) {
  const { t } = useTranslation();
  return <span className={styles.missing}>{t(`profileWarnings.${warning}`)}</span>;
}

/** Light, dark, or the system's color scheme. The browser stores the choice. */
function AppearanceChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
      <Menu.Label>{t('appearance.label')}</Menu.Label>
      <div className={styles.choices}>
        {SCHEMES.map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {t(`appearance.${scheme}`)}
          </Menu.RadioItem>
        ))}
      </div>
    </Menu.RadioGroup>
  );
}

const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];
