import { IconCircleX } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { dispatchBulk, sendBulk, stopBulk, useBulk } from '../../data/commands/bulk.ts';
import type { BulkCommand } from '../../rules/commands/bulk.ts';
import { type BulkFlow, failedOf, isRunning } from '../../rules/commands/bulk-flow.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { VehiclePicker } from '../../ui/vehicle-picker/vehicle-picker.tsx';
import { BulkFailures } from './bulk-failures.tsx';
import { BulkFooter } from './bulk-footer.tsx';
import styles from './bulk-form.module.css';
import { BulkMark, explainDisabled } from './bulk-mark.tsx';
import { CommandChoice } from './command-choice.tsx';
import { useBulkVehicles } from './use-bulk-vehicles.ts';

/** With more vehicles than this, failed ones can be filtered. */
const FAILED_ONLY_FROM = 8;

/** Command, vehicles, progress and outcome of a batch (core 2.7, core 4). */
export function BulkForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['bulk-commands', 'commands']);
  const flow = useBulk();
  const { phase, ticked, rows, sent, missing } = flow;
  const isLocked = isRunning(flow) || phase === 'success';
  // A running retry shows its command, but does not choose it for the next batch.
  const command = isLocked ? sent : flow.command;
  const { vehicles, disabledReasons, gateOf } = useBulkVehicles(command);
  const [wantsFailed, setWantsFailed] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  // Responses change the rows while a batch runs, so there is no filter for failed ones yet.
  const settled = isLocked ? NO_ROWS : rows;
  const failed = useMemo(() => failedOf({ rows: settled }), [settled]);
  const isFailedOnly = wantsFailed && failed.size > 0;
  const allowed = useMemo(
    () => vehicles.map(({ id }) => id).filter((id) => !disabledReasons.has(id)),
    [vehicles, disabledReasons],
  );
  const chosen = useMemo(() => allowed.filter((id) => ticked.has(id)), [allowed, ticked]);
  const retryable = vehicles.filter(
    (vehicle) => failed.has(vehicle.id) && ticked.has(vehicle.id) && gateOf(vehicle, sent).allowed,
  );
  // Vehicles of the batch stay ticked, even if they have become disabled.
  const shownTicked = useMemo(
    () => new Set([...ticked].filter((id) => !disabledReasons.has(id) || rows.has(id))),
    [ticked, disabledReasons, rows],
  );

  // Vehicles that take no command come last.
  const rankOf = (vehicle: Vehicle) => (gateOf(vehicle, null).allowed ? 0 : 1);
  const choose = (command: BulkCommand) => {
    const allowed = vehicles.filter((vehicle) => ticked.has(vehicle.id) && gateOf(vehicle, command).allowed);
    dispatchBulk({ type: 'commandChosen', command, allowed: allowed.map(({ id }) => id) });
  };
  const tick = useCallback((vehicleIds: readonly number[], isOn: boolean) => {
    dispatchBulk({ type: 'ticked', vehicleIds, isOn });
  }, []);
  const send = (vehicleIds: readonly number[]) => {
    void sendBulk(vehicleIds);
    // Focuses the missing input.
    const { missing } = useBulk.getState();
    const place = missing.command ? '[data-part="command"] input' : '[data-part="all"] input';
    if (missing.command || missing.vehicles) content.current?.querySelector<HTMLElement>(place)?.focus();
  };

  const hasFailedOnly = vehicles.length > FAILED_ONLY_FROM && failed.size > 0;
  const name = command && t(`commands:names.${command}`);
  const count =
    name &&
    !hasFailedOnly &&
    t('bulk-commands:canTake', { selected: chosen.length, count: allowed.length, command: name });
  return (
    <div ref={content} className={styles.content}>
      <CommandChoice command={command} isLocked={isLocked} isMissing={missing.command} onChoose={choose} />
      <VehiclePicker
        several
        label={t('bulk-commands:list')}
        vehicles={vehicles}
        rankOf={rankOf}
        disabledReasons={disabledReasons}
        chosen={shownTicked}
        onTick={tick}
        Mark={BulkMark}
        onDisabledPress={explainDisabled}
        only={isFailedOnly ? failed : null}
        isLocked={isLocked}
        count={count || t('bulk-commands:selected', { count: chosen.length })}
        tools={
          hasFailedOnly && (
            <BareButton
              className={styles.failedOnly}
              aria-pressed={isFailedOnly}
              onClick={() => setWantsFailed(!isFailedOnly)}
            >
              <IconCircleX size={14} aria-hidden />
              {t('bulk-commands:failedOnly', { count: failed.size })}
            </BareButton>
          )
        }
        notice={
          phase === 'idle' &&
          sent && (
            <BulkFailures
              vehicles={vehicles}
              failed={failed}
              command={sent}
              ids={retryable.map(({ id }) => id)}
              onRetry={(ids) => void sendBulk(ids, { isRetry: true })}
            />
          )
        }
        empty={t('bulk-commands:empty')}
      />
      <BulkFooter
        flow={flow}
        unready={flow.command === null ? 'command' : chosen.length === 0 ? 'vehicle' : null}
        onCancel={onClose}
        onStop={() => stopBulk('canceled')}
        onSend={() => send(chosen)}
      />
    </div>
  );
}
const NO_ROWS: BulkFlow['rows'] = new Map();
