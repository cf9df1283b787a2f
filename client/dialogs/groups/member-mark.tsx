import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { MemberDisabledReason } from '../../rules/groups/groups-change.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { lapse } from '../../rules/vehicle/vehicle-state.ts';
import { useNow } from '../../ui/use-now.ts';
import { LockMark } from '../../ui/vehicle-picker/lock-mark.tsx';
import { StateLabel } from '../../ui/vehicle-state.tsx';

/** Beside a vehicle: what bars it from the group, or that it is expired and in it nevertheless. */
export function MemberMark({
  vehicle,
  disabledReason,
}: {
  vehicle: Vehicle;
  disabledReason: MemberDisabledReason | null;
}) {
  const { t } = useTranslation('picker');
  const now = useNow(MINUTE);
  const mark = disabledReason ?? lapse(vehicle, now);
  if (mark === 'paused' || mark === 'expired') return <StateLabel state={mark}>{t(`marks.${mark}`)}</StateLabel>;
  return <LockMark disabledReason={mark} />;
}
