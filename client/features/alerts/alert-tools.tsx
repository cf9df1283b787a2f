import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { type AlertView, alertChoice } from '../../rules/alerts/alert-view.ts';
import { ALERT_TYPES } from '../../rules/commands/actions.ts';
import { byName, vehiclesOfGroup } from '../../rules/groups/groups.ts';
import { MOST_DAYS, SPANS, type Span } from '../../rules/time/day-range.ts';
import { FilterRow } from '../../ui/filter-row.tsx';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { PeriodSelect } from '../../widgets/period/period-select.tsx';
import { useAlertName } from '../../wording/use-alert-name.ts';
import styles from './alerts-page.module.css';
import { GroupSelect } from './group-select.tsx';

type Props = {
  view: AlertView;
  vehicles: readonly Vehicle[];
  onChange: (changed: Partial<AlertView>) => void;
};

/** Options shown at once. Typing finds the others. */
const MOST_OPTIONS = 100;

/** Choice of a group, vehicles, alert types and days. */
export function AlertTools({ view, vehicles, onChange }: Props) {
  const { t } = useTranslation('alerts');
  const alertName = useAlertName();
  const { group } = view;
  const each = useMemo(
    () =>
      vehiclesOfGroup(vehicles, group)
        .map(({ id, vehicle_name }) => ({ value: String(id), label: vehicle_name }))
        .sort((a, b) => byName(a.label, b.label)),
    [vehicles, group],
  );
  // Vehicles that the group does not have leave the choice with its change.
  const changeGroup = (next: string | null) => {
    const members = new Set(vehiclesOfGroup(vehicles, next).map(({ id }) => id));
    onChange({ group: next, vehicles: view.vehicles.filter((id) => members.has(id)) });
  };
  const types = ALERT_TYPES.map((type) => ({ value: type, label: alertName(type) })).sort((a, b) =>
    byName(a.label, b.label),
  );
  return (
    <FilterRow>
      <GroupSelect vehicles={vehicles} value={group} onChange={changeGroup} />
      <MultiSelect
        {...listWithArrow}
        className={styles.choice}
        label={t('vehicles.label')}
        placeholder={view.vehicles.length === 0 ? t(group === null ? 'vehicles.all' : 'vehicles.ofGroup') : ''}
        data={each}
        value={view.vehicles.map(String)}
        onChange={(ids) => onChange({ vehicles: ids.map(Number) })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('vehicles.clear') }}
        limit={MOST_OPTIONS}
        nothingFoundMessage={t('vehicles.nothing')}
      />
      <MultiSelect
        {...listWithArrow}
        className={styles.choice}
        label={t('types.label')}
        placeholder={view.types.length === 0 ? t('types.all') : ''}
        data={[{ value: 'all', label: t('types.every') }, ...types]}
        value={[...view.types]}
        onChange={(chosen) => onChange({ types: alertChoice(chosen) })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('types.clear') }}
        nothingFoundMessage={t('types.nothing')}
      />
      <PeriodSelect<Span> range={view.range} spans={SPANS} most={MOST_DAYS} onChange={(range) => onChange({ range })} />
    </FilterRow>
  );
}
