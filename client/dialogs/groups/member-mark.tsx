import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { MemberDisabledReason } from '../../rules/groups/groups-change.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { lapse } from '../../rules/vehicle/vehicle-state.ts';
import { useNow } from '../../ui/use-now.ts';
import { LockMark } from '../../ui/vehicle-picker/lock-mark.tsx';
import { StateLabel } from '../../ui/vehicle-state.tsx';

/** Note beside a vehicle: why it cannot be added or removed, or that a member is paused or expired. */
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
