import { useTranslation } from 'react-i18next';
import type profile from '../../i18n/catalogs/en/profile.ts';
import { savedAlert } from '../../wording/saved.tsx';

type What = keyof (typeof profile)['saved'];

const useText = (what: What): string => useTranslation('profile').t(`saved.${what}`);

/** Shows an alert about the saved part of the profile. */
export const showSaved = savedAlert('profile', useText);
