import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../state/session.ts';
import { PageLink } from '../../ui/page-exists.tsx';

/** The way on from a failure: the help center, or for visitors the page with all ways to support. */
export function SupportLink() {
  const { t } = useTranslation('installer');
  const { status } = useSession();
  return <PageLink to={status === 'signed_in' ? paths.helpCenter : paths.support}>{t('support')}</PageLink>;
}
