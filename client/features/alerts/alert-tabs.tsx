import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { alertRulesPath, alertsPath } from '../../lib/paths.ts';
import styles from './alerts-page.module.css';

const PAGE = '/control-center/alerts';

type Props = {
  current: 'history' | 'rules';
  /** The vehicle to keep. `null`: none, or several. */
  vehicle: number | null;
};

/** Links between the alerts and their rules. They keep the vehicle. */
export function AlertTabs({ current, vehicle }: Props) {
  const { t } = useTranslation(['alerts', 'titles']);
  const tabs = [
    { name: 'history', icon: IconHistory, to: vehicle === null ? PAGE : alertsPath(vehicle) },
    { name: 'rules', icon: IconAdjustments, to: vehicle === null ? `${PAGE}?view=rules` : alertRulesPath(vehicle) },
  ] as const;
  return (
    <nav aria-label={t('titles:alerts')}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, icon: Icon, to }) => (
          <li key={name}>
            <Link to={to} className={styles.tab} aria-current={name === current ? 'page' : undefined}>
              <Icon size={18} aria-hidden />
              {t(`alerts:tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
