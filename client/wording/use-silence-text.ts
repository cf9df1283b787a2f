import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../api/model.ts';
import { silenceCause } from '../rules/vehicle/silence.ts';
import { isInDeepSleep } from '../rules/vehicle/vehicle-state.ts';
import { useFormat } from './use-format.ts';

/** Describes a silent device: its last report, the probable cause and the next step. */
export function useSilenceText(): (vehicle: Vehicle) => string {
  const partsOf = useSilenceParts();
  return (vehicle) => {
    const { contact, advice } = partsOf(vehicle);
    return `${contact} ${advice}`;
  };
}

/** The same in two parts: several devices may share the advice, but not the last report. */
export function useSilenceParts(): (vehicle: Vehicle) => { contact: string; advice: string } {
  const { t } = useTranslation('commands');
  const format = useFormat();
  return (vehicle) => {
    const reported = vehicle.last_known_state;
    // The time, not an age: status messages that hold it would be announced again whenever the age changes.
    const contact = reported
      ? t('silence.contact', { time: format.dateTime(Date.parse(reported.timestamp)) })
      : t('silence.never');
    // A device in deep sleep takes no commands.
    const tryAgain = isInDeepSleep(vehicle) ? [] : [t('silence.tryAgain')];
    return { contact, advice: [t(`silence.${silenceCause(vehicle)}`), ...tryAgain, t('silence.next')].join(' ') };
  };
}
