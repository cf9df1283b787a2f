import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useAgo } from '../../i18n/format.ts';
import { ageOf } from '../../rules/elapsed.ts';
import { silenceCause } from '../../rules/silence.ts';
import { isInDeepSleep } from '../../rules/vehicle-state.ts';
import { useFormat } from '../../state/use-format.ts';

/** Says when a device that does not answer was last heard, why it probably is silent, and what to do next. */
export function useSilenceText(): (vehicle: Vehicle, now: number) => string {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  const format = useFormat();
  return (vehicle, now) => {
    const reported = vehicle.last_known_state;
    const at = reported ? Date.parse(reported.timestamp) : null;
    const contact =
      at === null ? t('neverReported') : t('silence.contact', { age: ago(ageOf(at, now)), time: format.dateTime(at) });
    // A device in deep sleep takes no commands.
    const tryAgain = isInDeepSleep(vehicle) ? [] : [t('silence.tryAgain')];
    return [contact, t(`silence.${silenceCause(vehicle)}`), ...tryAgain, t('silence.next')].join(' ');
  };
}
