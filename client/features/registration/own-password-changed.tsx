import { useTranslation } from 'react-i18next';
import { showAlert } from '../../state/alerts.ts';

/** In the account's language, which the portal uses by then. */
function Changed() {
  const { t } = useTranslation('registration');
  return t('elsewhere.changed');
}

/** Shows the success to a user who stays signed in. */
export const showPasswordChanged = (): void =>
  showAlert({ id: 'password-changed', type: 'success', message: <Changed /> });
