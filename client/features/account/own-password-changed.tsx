import { useTranslation } from 'react-i18next';
import { showAlert } from '../../state/alerts.ts';

/** Rendered in the portal's language at that time: the account's. */
function Changed() {
  const { t } = useTranslation('account');
  return t('elsewhere.changed');
}

/** Shows the success to a user who stays signed in. */
export const sayChanged = (): void => showAlert({ id: 'password-changed', type: 'success', message: <Changed /> });
