import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPlayerStopFilled } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { stopTracking } from '../../../data/commands/live-tracking.ts';
import { useAgo } from '../../../i18n/format.ts';
import { MINUTE, SECOND } from '../../../rules/time/duration.ts';
import { ageOf } from '../../../rules/time/elapsed.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useNow } from '../../../ui/use-now.ts';
import {
  useTracking,
  useTrackingFailure,
  useTrackingGate,
  useTrackingProblem,
} from '../../../widgets/vehicle/use-tracking.ts';
import { useFormat } from '../../../wording/use-format.ts';
import type { ListedVehicle } from '../list/list-rows.ts';
import styles from './tracked-list.module.css';

type Props = { tracked: readonly ListedVehicle[]; selectedId: number | null; onSelect: (vehicleId: number) => void };

/** The tracked trackers, above the list: the age of each position, and how to stop one or all (commerce 4). */
export default function TrackedList({ tracked, selectedId, onSelect }: Props) {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const listId = useId();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(!isPhone);
  const gate = useTrackingGate(useMemo(() => tracked.map(({ vehicle }) => vehicle), [tracked]));
  const now = useNow(MINUTE);
  const stoppable = tracked.filter(({ vehicle }) => gate(vehicle, now).allowed);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={styles.tracked} aria-label={t('live.on')}>
      <div className={styles.head}>
        <BareButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden />
          {t('live.tracked', { number: format.number(tracked.length) })}
        </BareButton>
        {stoppable.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.stopAll}
            onClick={() => {
              for (const { vehicle } of stoppable) void stopTracking(vehicle);
            }}
          >
            {t('live.stopAll')}
          </Button>
        )}
      </div>
      <ul id={listId} className={styles.rows} hidden={!isOpen}>
        {tracked.map(({ vehicle }) => (
          <TrackedRow
            key={vehicle.id}
            vehicle={vehicle}
            isSelected={vehicle.id === selectedId}
            onSelect={() => onSelect(vehicle.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { vehicle: Vehicle; isSelected: boolean; onSelect: () => void };

function TrackedRow({ vehicle, isSelected, onSelect }: RowProps) {
  const { t } = useTranslation('vehicles');
  const now = useNow(SECOND);
  const ago = useAgo();
  const { step, seconds, reason } = useTracking(vehicle, now);
  const problem = useTrackingProblem(vehicle, now);
  const failure = useTrackingFailure(vehicle);
  const name = vehicle.vehicle_name;
  const reported = vehicle.last_known_state;
  const age = reported
    ? t('live.every', { seconds, age: ago(ageOf(Date.parse(reported.timestamp), now)) })
    : t('noPosition');
  return (
    <li className={styles.row} data-selected={isSelected}>
      <span className={styles.dot} data-silent={problem !== null} aria-hidden />
      <BareButton className={styles.texts} aria-current={isSelected || undefined} onClick={onSelect}>
        <span className={`${styles.name} one-line`}>{name}</span>
        {problem === null && <small>{age}</small>}
      </BareButton>
      <Button
        variant="default"
        size="compact-sm"
        className={styles.stop}
        leftSection={<IconPlayerStopFilled size={14} aria-hidden />}
        aria-label={t(step === 'stopping' ? 'live.stoppingOf' : 'live.stopOf', { name })}
        disabled={reason !== null}
        aria-disabled={step !== 'idle' || undefined}
        onClick={() => void stopTracking(vehicle)}
      >
        {t('live.stopShort')}
      </Button>
      {reason !== null && <small className={styles.reason}>{reason}</small>}
      <output className={styles.problem}>{failure ?? problem}</output>
    </li>
  );
}
