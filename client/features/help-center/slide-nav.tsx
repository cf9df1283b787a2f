import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import styles from './help-page.module.css';

/** Address of a slide by its query. */
export const slidePath = (query: string): string => (query === '' ? paths.helpCenter : `${paths.helpCenter}?${query}`);

/** Back to the slide before, and to the first one. */
export function SlideNav({ back }: { back: string }) {
  const { t } = useTranslation('help-flow');
  return (
    <nav className={styles.nav} aria-label={t('slides.support.title')}>
      <Link to={slidePath(back)}>
        <IconArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      {back !== '' && <Link to={paths.helpCenter}>{t('startOver')}</Link>}
    </nav>
  );
}
