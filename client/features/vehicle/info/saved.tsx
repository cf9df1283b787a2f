import { useTranslation } from 'react-i18next';
import type vehicleInfo from '../../../i18n/catalogs/en/vehicle-info.ts';
import { sayAlert } from '../../../state/alerts.ts';

type What = keyof (typeof vehicleInfo)['saved'];

function Saved({ what }: { what: What }) {
  const { t } = useTranslation('vehicle-info');
  return t(`saved.${what}`);
}

/** Says what was saved, in the language that the portal has by then. */
export const saySaved = (what: What): void =>
  sayAlert({ id: `vehicle-info-${what}`, type: 'success', message: <Saved what={what} /> });
