import { useMediaQuery } from '@mantine/hooks';
import { IconClock, IconLock, IconMicrophone, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { BREAKPOINTS } from '../../rules/constants/layout.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { useUser } from '../../state/session.ts';
import { PageColumns } from '../../ui/page-columns.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { PageTabs } from '../../ui/tabs/page-tabs.tsx';
import styles from './profile-frame.module.css';

const PAGES = [
  { to: paths.profile, title: 'profile', icon: IconUserCircle },
  { to: paths.loginInfo, title: 'loginInfo', icon: IconLock },
  { to: paths.twoFactor, title: 'twoFactor', icon: IconShieldLock },
  { to: paths.timezone, title: 'timezone', icon: IconClock },
  { to: paths.voiceAssistants, title: 'voiceAssistants', icon: IconMicrophone },
] as const;

/** Width below which the pages have no room beside their content. */
const TABS_ABOVE = `(max-width: ${BREAKPOINTS.lg - 0.02}px)`;

type Props = { page: (typeof PAGES)[number]['title']; lead: string; children: ReactNode };

/** Frame of each page of the account: its title, and links to the others. */
export function ProfileFrame({ page, lead, children }: Props) {
  const { t } = useTranslation('titles');
  return (
    <PageColumns title={t(page)} lead={lead} beside={<Pages />}>
      {children}
    </PageColumns>
  );
}

/** A list at the side with the value of each page, or tabs above the content. */
function Pages() {
  const { t } = useTranslation(['profile', 'titles']);
  const user = useUser();
  const exists = usePageExists();
  const areTabs = useMediaQuery(TABS_ABOVE, undefined, { getInitialValueInEffect: false }) ?? false;
  const pages = PAGES.filter(({ to }) => exists(to));
  if (areTabs) {
    const tabs = pages.map(({ to, title, icon }) => ({
      to,
      icon,
      name: t(`titles:${title}`),
      short: t(`tabs.${title}`),
    }));
    return <PageTabs label={t('sections')} tabs={tabs} />;
  }
  const values: Partial<Record<string, string>> = {
    [paths.profile]: `${user.first_name} ${user.last_name}`.trim(),
    [paths.loginInfo]: user.email,
    [paths.timezone]: zonePlace(user.timezone),
  };
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      <ul>
        {pages.map(({ to, title, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              <Icon size={20} aria-hidden />
              <span className={styles.texts}>
                <span className={styles.name}>{t(`titles:${title}`)}</span>
                {values[to] && <small className="one-line">{values[to]}</small>}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
