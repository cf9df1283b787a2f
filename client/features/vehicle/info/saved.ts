import { useTranslation } from 'react-i18next';
import type vehicleInfo from '../../../i18n/catalogs/en/vehicle-info.ts';
import { savedAlert } from '../../../wording/saved.tsx';

type What = keyof (typeof vehicleInfo)['saved'];

const useText = (what: What): string => useTranslation('vehicle-info').t(`saved.${what}`);

/** Shows an alert about the saved part of a vehicle. */
export const showSaved = savedAlert('vehicle-info', useText);
