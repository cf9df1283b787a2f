import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Radio } from '@mantine/core';
import { type ComponentType, memo, useId } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { kindOf } from '../../rules/vehicle/vehicle-kind.ts';
import styles from './picker-row.module.css';

/** Note beside a vehicle. `disabledReason`: why it cannot be ticked, or `null`. */
export type MarkOf<DisabledReason extends string> = ComponentType<{
  vehicle: Vehicle;
  disabledReason: DisabledReason | null;
}>;

type Props<DisabledReason extends string> = {
  vehicle: Vehicle;
  /** Text of what the search matched besides the name, in place of year, make and model. */
  matched: string;
  disabledReason: DisabledReason | null;
  Mark: MarkOf<DisabledReason> | undefined;
  isTicked: boolean;
  isLocked: boolean;
  several: boolean;
  /** The row is the tab stop. */
  isCurrent: boolean;
  takesFocus: boolean;
  onTick: (vehicleIds: readonly number[], isOn: boolean) => void;
  onDisabledPress: ((disabledReason: DisabledReason) => void) | undefined;
};

const PARTS = {
  root: styles.check,
  body: styles.body,
  inner: styles.box,
  icon: styles.icon,
  labelWrapper: styles.texts,
  label: styles.label,
};

function Row<DisabledReason extends string>({
  vehicle,
  matched,
  disabledReason,
  Mark,
  isTicked,
  isLocked,
  several,
  isCurrent,
  takesFocus,
  onTick,
  onDisabledPress,
}: Props<DisabledReason>) {
  const markId = useId();
  const about = matched || kindOf(vehicle);
  const tick = (isOn: boolean) => {
    if (isLocked) return;
    if (disabledReason === null) onTick([vehicle.id], isOn);
    else onDisabledPress?.(disabledReason);
  };
  const Box = several ? Checkbox : Radio;
  return (
    <div className={styles.row} data-disabled-row={disabledReason !== null}>
      <Box
        classNames={PARTS}
        size="18px"
        label={
          <span className={`one-line ${styles.line}`}>
            <b>{vehicle.vehicle_name}</b> {about && <span className={styles.kind}>{about}</span>}
          </span>
        }
        checked={isTicked}
        tabIndex={isCurrent ? 0 : -1}
        data-autofocus={takesFocus || undefined}
        aria-disabled={disabledReason !== null || isLocked}
        aria-describedby={Mark && markId}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
      {Mark && (
        <div className={styles.mark} id={markId}>
          <Mark vehicle={vehicle} disabledReason={disabledReason} />
        </div>
      )}
    </div>
  );
}

/** One vehicle with its checkbox. A disabled one stays focusable and shows its reason. */
export const PickerRow = memo(Row) as typeof Row;
