import { useTranslation } from 'react-i18next';
import { sayAlert } from '../../state/alerts.ts';

/** In the language that the portal has by then: that of the account. */
function Changed() {
  const { t } = useTranslation('account');
  return t('elsewhere.changed');
}

/** Says it to somebody who stays signed in. */
export const sayChanged = (): void => sayAlert({ id: 'password-changed', type: 'success', message: <Changed /> });
