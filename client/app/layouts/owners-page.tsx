import { IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import styles from '../pages/message-page.module.css';
import type { RouteRecord } from '../routes/record.ts';

/** Pages of installers and dealers: their work, their sign-in data, and help. Unknown addresses answer as for all users. */
const OPEN = [paths.installer, paths.profile, paths.helpCenter];

export const isOpenToInstallers = (record: RouteRecord | null): boolean =>
  record === null ||
  record.path === '*' ||
  OPEN.some((path) => record.path === path || record.path.startsWith(`${path}/`));

/** In place of a page of vehicle owners, for installers and dealers, who see no vehicles (core 6). Their home is their work. */
export function OwnersPage({ isHome }: { isHome: boolean }) {
  const { t } = useTranslation();
  if (isHome) return <Redirect to={paths.installer} />;
  return (
    <div className={styles.page}>
      <IconTool size={40} aria-hidden />
      <h1>{t('ownersPage.title')}</h1>
      <p>{t('ownersPage.text')}</p>
      <ButtonLink to={paths.installer}>{t('ownersPage.onward')}</ButtonLink>
    </div>
  );
}
