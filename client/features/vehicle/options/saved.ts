import { useTranslation } from 'react-i18next';
import type optionTables from '../../../i18n/catalogs/en/option-tables.ts';
import { savedAlert } from '../../../wording/saved.tsx';

type What = keyof (typeof optionTables)['saved'];

const useText = (what: What): string => useTranslation('option-tables').t(`saved.${what}`);

/** Shows an alert about saved options. */
export const showSaved = savedAlert('option-tables', useText);
