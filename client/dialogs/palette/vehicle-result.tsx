import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { NOTICE_OF } from '../../data/notices/interruptions.ts';
import { useInterruptionMark } from '../../data/notices/use-interruption.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import type { MatchedPart } from '../../rules/vehicle/search.ts';
import { kindOf } from '../../rules/vehicle/vehicle-kind.ts';
import { vehicleState } from '../../rules/vehicle/vehicle-state.ts';
import { useMatchedText } from '../../ui/use-matched-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { StateIcon } from '../../ui/vehicle-state.tsx';
import { Result } from './result.tsx';

type Props = {
  vehicle: Vehicle;
  /** What matched besides the name. */
  parts?: readonly MatchedPart[];
  /** Where it is, if that matched. */
  address?: string | undefined;
  onClick: () => void;
};

/** A vehicle with its state. */
export function VehicleResult({ vehicle, parts = [], address, onClick }: Props) {
  const { t } = useTranslation('vehicles');
  const matchedText = useMatchedText();
  const markOf = useInterruptionMark();
  const state = vehicleState(vehicle, useNow(MINUTE));
  const interruption = markOf(vehicle, state);
  return (
    <Result
      icon={<StateIcon state={state} />}
      label={vehicle.vehicle_name}
      about={address ?? (matchedText(parts) || kindOf(vehicle))}
      end={[t(`states.${state}`), interruption && t(`interruption.${NOTICE_OF[interruption]}`)]
        .filter(Boolean)
        .join(' · ')}
      onClick={onClick}
    />
  );
}
