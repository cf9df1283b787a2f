import { Select } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownAlertType, Vehicle } from '../../api/model.ts';
import type { Gate } from '../../rules/access/gate.ts';
import type { RuleDisabledReason } from '../../rules/alerts/rule-gate.ts';
import { groupsOf } from '../../rules/groups/groups.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { withTicked } from '../../ui/vehicle-picker/picked.ts';
import { VehiclePicker } from '../../ui/vehicle-picker/vehicle-picker.tsx';
import styles from './rules.module.css';

type Props = {
  vehicles: readonly Vehicle[];
  ticked: ReadonlySet<number>;
  type: KnownAlertType;
  gateOf: (vehicle: Vehicle, type: KnownAlertType) => Gate<RuleDisabledReason>;
  isLocked: boolean;
  onTicked: (change: (ticked: ReadonlySet<number>) => ReadonlySet<number>) => void;
};

/** Choice of the vehicles that get the rule, one by one or by group. */
export function RuleVehicles({ vehicles, ticked, type, gateOf, isLocked, onTicked }: Props) {
  const { t } = useTranslation('alert-rules');
  const groups = useMemo(() => groupsOf(vehicles), [vehicles]);
  const disabledReasons = useMemo(() => {
    const reasons = new Map<number, RuleDisabledReason>();
    for (const vehicle of vehicles) {
      const gate = gateOf(vehicle, type);
      if (!gate.allowed) reasons.set(vehicle.id, gate.reason);
    }
    return reasons;
  }, [vehicles, gateOf, type]);
  const chosen = useMemo(
    () => new Set([...ticked].filter((id) => !disabledReasons.has(id))),
    [ticked, disabledReasons],
  );
  const tick = useCallback(
    (ids: readonly number[], isOn: boolean) => onTicked((last) => withTicked(last, ids, isOn)),
    [onTicked],
  );
  const addGroup = (name: string | null) => {
    const members = groups.find((group) => group.name === name)?.members ?? [];
    tick(
      members.map(({ id }) => id),
      true,
    );
  };
  return (
    <div className={styles.vehicles}>
      {/* Not the list of groups, which opens with the focus and would cover the vehicles. */}
      <p tabIndex={-1} data-autofocus>
        {t('vehicles.hint')}
      </p>
      {groups.length > 0 && (
        <Select
          {...listWithArrow}
          label={t('vehicles.addGroup')}
          data={groups.map(({ name }) => name)}
          value={null}
          onChange={addGroup}
          disabled={isLocked}
          searchable
          nothingFoundMessage={t('vehicles.noGroup')}
        />
      )}
      <VehiclePicker
        several
        label={t('vehicles.title')}
        vehicles={vehicles}
        chosen={chosen}
        onTick={tick}
        disabledReasons={disabledReasons}
        Mark={Mark}
        isLocked={isLocked}
      />
    </div>
  );
}

/** Why a vehicle cannot get the rule. */
function Mark({ disabledReason }: { disabledReason: RuleDisabledReason | null }) {
  const { t } = useTranslation('alert-rules');
  return disabledReason && <small className={styles.mark}>{t(`disabled.${disabledReason}`)}</small>;
}
