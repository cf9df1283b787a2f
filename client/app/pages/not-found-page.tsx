import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useMissingPage } from '../../state/missing-page.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import styles from './message-page.module.css';

/** An unknown address, or a page that this user has no access to (core 2.2). */
export default function NotFoundPage() {
  const { t } = useTranslation();
  useMissingPage();
  return (
    <div className={styles.page}>
      <IconMapQuestion size={40} aria-hidden />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <ButtonLink to={paths.dashboard}>{t('notFound.home')}</ButtonLink>
    </div>
  );
}
