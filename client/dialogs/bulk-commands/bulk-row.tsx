import { Checkbox } from '@mantine/core';
import { memo, useId } from 'react';
import type { BulkRow as Progress } from '../../rules/bulk-flow.ts';
import { kindOf } from '../vehicle-picker/picked.ts';
import { explainInterruption, isInterruption, useBulkMark } from './bulk-mark.tsx';
import styles from './bulk-row.module.css';
import type { BulkListed } from './bulk-rows.ts';

type Props = {
  listed: BulkListed;
  progress: Progress | undefined;
  isTicked: boolean;
  /** Commands are on their way: nothing can be ticked. */
  isLocked: boolean;
  /** The row that the tab key comes to. */
  isCurrent: boolean;
  onTick: (vehicleId: number, isOn: boolean) => void;
};

/** One vehicle: a box to tick and what becomes of it. One that cannot be ticked stays reachable and says why. */
export const BulkRow = memo(function BulkRow({ listed, progress, isTicked, isLocked, isCurrent, onTick }: Props) {
  const { vehicle, gate } = listed;
  const markId = useId();
  const bar = gate.allowed ? null : gate.reason;
  const mark = useBulkMark(progress, bar);
  const kind = kindOf(vehicle);
  const tick = (isOn: boolean) => {
    if (isLocked) return;
    if (isInterruption(bar)) explainInterruption(bar);
    if (gate.allowed) onTick(vehicle.id, isOn);
  };
  return (
    <div className={styles.row} data-barred={bar !== null && progress === undefined}>
      <Checkbox
        classNames={{
          root: styles.check,
          body: styles.body,
          inner: styles.box,
          labelWrapper: styles.texts,
          label: styles.label,
        }}
        size="18px"
        label={
          <>
            <b>{vehicle.vehicle_name}</b> <span className={styles.kind}>{kind}</span>
          </>
        }
        checked={isTicked}
        tabIndex={isCurrent ? 0 : -1}
        aria-disabled={bar !== null || isLocked}
        aria-describedby={mark ? markId : undefined}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
      {mark && (
        <span className={styles.mark} id={markId} data-tone={mark.tone}>
          {mark.note && <span className={styles.note}>{mark.note}</span>}
          <span className={styles.state}>
            {mark.icon}
            {mark.word}
          </span>
        </span>
      )}
    </div>
  );
});
