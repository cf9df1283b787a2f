import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bannerQuery, helpLinksOf } from '../../data/banner/queries.ts';
import styles from './reports.module.css';

/** Help links of the reports in the server's words (core 7). Absent if they cannot be loaded. */
export function ReportHelp() {
  const { t } = useTranslation(['reports', 'common']);
  const { data: links = [] } = useQuery({ ...bannerQuery(), select: helpLinksOf });
  if (links.length === 0) return null;
  return (
    <ul className={styles.help} aria-label={t('help')}>
      {links.map(({ label, url, language }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <span lang={language}>{label}</span>
            <IconExternalLink size={14} aria-label={t('common:navigation.opensElsewhere')} />
          </a>
        </li>
      ))}
    </ul>
  );
}
