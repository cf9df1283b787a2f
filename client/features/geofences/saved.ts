import { useTranslation } from 'react-i18next';
import type geofences from '../../i18n/catalogs/en/geofences.ts';
import { savedAlert } from '../../wording/saved.tsx';

const useText = (what: keyof (typeof geofences)['done']): string => useTranslation('geofences').t(`done.${what}`);

/** Shows an alert about a saved or deleted geofence. */
export const showSaved = savedAlert('geofence', useText);
