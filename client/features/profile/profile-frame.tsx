import { IconClock, IconLock, IconMicrophone, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { useUser } from '../../state/session.ts';
import { PageColumns } from '../../ui/page-columns.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import styles from './profile-frame.module.css';

const PAGES = [
  { to: paths.profile, title: 'profile', icon: IconUserCircle },
  { to: paths.loginInfo, title: 'loginInfo', icon: IconLock },
  { to: paths.twoFactor, title: 'twoFactor', icon: IconShieldLock },
  { to: paths.timezone, title: 'timezone', icon: IconClock },
  { to: paths.voiceAssistants, title: 'voiceAssistants', icon: IconMicrophone },
] as const;

type Props = { page: 'profile' | 'loginInfo' | 'timezone'; lead: string; children: ReactNode };

/** Around each page of the account: its title, and the way to the others. */
export function ProfileFrame({ page, lead, children }: Props) {
  const { t } = useTranslation(['profile', 'titles']);
  const user = useUser();
  const exists = usePageExists();
  const values: Partial<Record<string, string>> = {
    [paths.profile]: `${user.first_name} ${user.last_name}`.trim(),
    [paths.loginInfo]: user.email,
    [paths.timezone]: zonePlace(user.timezone),
  };
  const sections = (
    <nav className={styles.nav} aria-label={t('sections')}>
      <ul>
        {PAGES.filter(({ to }) => exists(to)).map(({ to, title: name, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              <Icon size={20} aria-hidden />
              <span className={styles.texts}>
                <span className={styles.name}>{t(`titles:${name}`)}</span>
                {values[to] && <span className={`${styles.value} one-line`}>{values[to]}</span>}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <PageColumns title={t(`titles:${page}`)} lead={lead} beside={sections}>
      {children}
    </PageColumns>
  );
}
