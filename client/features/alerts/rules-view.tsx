import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Select } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { KnownAlertType, Vehicle } from '../../api/model.ts';
import { vehicleRulesQuery } from '../../data/alerts/rules.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import type { RulesView as View } from '../../rules/alerts/rules-view.ts';
import { byName, vehiclesOfGroup } from '../../rules/groups/groups.ts';
import { FilterRow } from '../../ui/filter-row.tsx';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { CurfewClock } from './curfew-clock.tsx';
import { GroupSelect } from './group-select.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { RuleList } from './rule-list.tsx';
import styles from './rules.module.css';

type Props = { view: View; onChange: (view: View) => void };

/** Options shown at once. Typing finds the others. */
const MOST_OPTIONS = 100;

/** Alert rules of a vehicle, or one of them to edit (commerce 3). */
export default function RulesView({ view, onChange }: Props) {
  const { t } = useTranslation('alert-rules');
  const errorLines = useErrorLines();
  const { data: vehicles, error, isPending, refetch } = useQuery(vehiclesQuery());
  const sorted = useMemo(() => vehicles?.toSorted((a, b) => byName(a.vehicle_name, b.vehicle_name)), [vehicles]);
  const isSlow = useDelayed(isPending);
  if (!sorted) {
    if (!error) return isSlow && <SkeletonRows rows={8} />;
    return (
      <Boxed>
        <FailureState title={t('failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
      </Boxed>
    );
  }
  const members = vehiclesOfGroup(sorted, view.group);
  const offered = members.length > 0 ? members : sorted;
  const vehicle = offered.find(({ id }) => id === view.vehicle) ?? offered[0];
  if (!vehicle) {
    return (
      <Boxed>
        <EmptyState icon={IconBell} title={t('noVehicles.title')} text={t('noVehicles.text')} />
      </Boxed>
    );
  }
  return (
    <>
      <CurfewClock vehicles={sorted} type={view.type} />
      <VehicleRules {...{ view, onChange, vehicle, offered }} vehicles={sorted} />
    </>
  );
}

function VehicleRules({
  view,
  onChange,
  vehicle,
  offered,
  vehicles,
}: Props & { vehicle: Vehicle; offered: readonly Vehicle[]; vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('alert-rules');
  const errorLines = useErrorLines();
  const { data: rules, error, isPending, refetch } = useQuery(vehicleRulesQuery(vehicle.id));
  const isSlow = useDelayed(isPending);
  const [openedWith] = useState(view.type);
  const [left, setLeft] = useState<KnownAlertType | null>(null);
  const options = useMemo(
    () => offered.map(({ id, vehicle_name }) => ({ value: String(id), label: vehicle_name })),
    [offered],
  );
  const { type, group } = view;
  if (rules && type !== null) {
    return (
      <RuleEditor
        key={`${vehicle.id} ${type}`}
        {...{ vehicle, vehicles, type, group }}
        rule={rules.find(({ alert_type }) => alert_type === type) ?? null}
        isForSeveral={view.isForSeveral}
        takesFocus={type !== openedWith}
        onForSeveral={(isForSeveral) => onChange({ ...view, vehicle: vehicle.id, isForSeveral })}
        onLeave={() => setLeft(type)}
      />
    );
  }
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <FilterRow>
          <GroupSelect
            vehicles={vehicles}
            value={group}
            onChange={(chosen) => onChange({ ...view, group: chosen, vehicle: vehicle.id })}
          />
          <Select
            {...listWithArrow}
            className={styles.choice}
            label={t('vehicle')}
            data={options}
            value={String(vehicle.id)}
            onChange={(id) =>
              id !== null && onChange({ ...view, vehicle: Number(id), type: null, isForSeveral: false })
            }
            allowDeselect={false}
            searchable
            limit={MOST_OPTIONS}
            nothingFoundMessage={t('noVehicleFound')}
          />
        </FilterRow>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {rules && <RuleList key={vehicle.id} {...{ vehicle, rules, group }} focused={left} />}
      {!rules && isSlow && <SkeletonRows rows={8} />}
      {!rules && error && (
        <Boxed>
          <FailureState title={t('failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
        </Boxed>
      )}
    </div>
  );
}
