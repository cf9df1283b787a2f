import { useTranslation } from 'react-i18next';
import type sharing from '../../i18n/catalogs/en/sharing.ts';
import { savedAlert } from '../../wording/saved.tsx';

type What = keyof (typeof sharing)['saved'];

const useText = (what: What): string => useTranslation('sharing').t(`saved.${what}`);

/** Shows an alert about saved access. */
export const showSaved = savedAlert('sharing', useText);
