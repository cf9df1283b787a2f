import { useTranslation } from 'react-i18next';
import type billing from '../../i18n/catalogs/en/billing.ts';
import { savedAlert } from '../../wording/saved.tsx';

type What = keyof (typeof billing)['done'];

const useText = (what: What): string => useTranslation('billing').t(`done.${what}`);

/** Shows an alert about a changed card. */
export const showSaved = savedAlert('card', useText);
