import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useIsMissing } from '../../state/missing-page.ts';
import { useOwnTitleOfPage } from '../../state/page-subject.ts';
import { withIdOf } from '../back.ts';
import { useRouteRecord } from '../routes/use-route-record.ts';
import { groupOf, pagesAbove } from '../top-bar/navigation.ts';
import styles from './breadcrumbs.module.css';

/** Pages above this one, from the group of the navigation down. Hidden on a phone, where the bar has a back arrow (core 2.3). */
export function Breadcrumbs() {
  const { t } = useTranslation(['common', 'titles']);
  const record = useRouteRecord();
  const ownTitle = useOwnTitleOfPage();
  const { pathname } = useLocation();
  const isMissing = useIsMissing();
  const trail = record ? pagesAbove(record).filter(({ page }) => page !== null) : [];
  const [top] = trail;
  if (!record || isMissing || !top) return null;
  const group = groupOf(top);
  return (
    <nav className={styles.trail} aria-label={t('navigation.breadcrumbs')}>
      <ol>
        {group && <li>{t(`titles:${group}`)}</li>}
        {trail.map(({ path, title }) => (
          <li key={path}>
            <Link to={withIdOf(path, { path: record.path, pathname })}>{t(`titles:${title}`)}</Link>
          </li>
        ))}
        <li aria-current="page">{ownTitle ?? t(`titles:${record.title}`)}</li>
      </ol>
    </nav>
  );
}
