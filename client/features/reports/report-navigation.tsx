import { IconActivityHeartbeat, IconRoute, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import {
  pageOfType,
  REPORT_PAGES,
  REPORTS,
  type ReportType,
  type ReportView,
  reportQuery,
} from '../../rules/reports/report-view.ts';
import styles from './report-navigation.module.css';

const ICONS = { usage: IconRoute, safety: IconShieldCheck, health: IconActivityHeartbeat } as const;

/** Links to all reports. They keep period and vehicles. In a narrow window: the pages, and the reports of the current one. */
export function ReportNavigation({ view }: { view: ReportView }) {
  const { t } = useTranslation('reports');
  const to = (type: ReportType) => ({ pathname: paths.reports, search: `?${reportQuery({ ...view, type })}` });
  const current = pageOfType(view.type);
  return (
    <nav aria-label={t('navigation')}>
      <ul className={styles.pages}>
        {REPORT_PAGES.map((page) => {
          const Icon = ICONS[page];
          return (
            <li key={page} data-current={page === current}>
              <Link
                className={styles.page}
                to={to(REPORTS[page][0])}
                replace
                aria-current={page === current || undefined}
              >
                <Icon size={18} aria-hidden />
                {t(`pages.${page}`)}
              </Link>
              <ul className={styles.types}>
                {REPORTS[page].map((type) => (
                  <li key={type}>
                    <Link
                      className={styles.type}
                      to={to(type)}
                      replace
                      aria-current={type === view.type ? 'page' : undefined}
                    >
                      {t(`types.${type}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
