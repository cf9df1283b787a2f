import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Checkbox, Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { byName, groupsOf } from '../../rules/groups/groups.ts';
import { isPeriodType } from '../../rules/reports/figures.ts';
import { isComparable, type ReportView } from '../../rules/reports/report-view.ts';
import { MOST_DAYS, periodOf, SPANS, type Span } from '../../rules/time/day-range.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { FilterRow } from '../../ui/filter-row.tsx';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useNow } from '../../ui/use-now.ts';
import { PeriodSelect } from '../../widgets/period/period-select.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './report-tools.module.css';

type Props = {
  view: ReportView;
  vehicles: readonly Vehicle[];
  onChange: (changed: Partial<ReportView>) => void;
};

const FLEET = 'fleet';
const CHOSEN = 'chosen';
/** Options shown at once. Typing finds the others. */
const MOST_OPTIONS = 100;

/** Choice of vehicles, period and comparison. */
export function ReportTools({ view, vehicles, onChange }: Props) {
  const { t } = useTranslation('reports');
  const { timezone } = useUser();
  const now = useNow(QUARTER_HOUR);
  const canCompare = isComparable(periodOf(view.range, now, timezone), now, timezone);
  const isByPeriod = isPeriodType(view.type);
  // Its text would be out of view in the row that scrolls.
  const isPhone = useIsPhone();
  const compare = isByPeriod && (
    <Checkbox
      className={styles.compare}
      label={t('compare')}
      checked={view.isCompared && canCompare}
      disabled={!canCompare}
      description={canCompare ? null : t('compareNot')}
      onChange={(event) => onChange({ isCompared: event.currentTarget.checked })}
    />
  );
  return (
    <>
      <FilterRow>
        <SubjectSelect view={view} vehicles={vehicles} onChange={onChange} />
        {isByPeriod && (
          <PeriodSelect<Span>
            range={view.range}
            spans={SPANS}
            most={MOST_DAYS}
            onChange={(range) => onChange({ range })}
          />
        )}
        {!isPhone && compare}
      </FilterRow>
      {isPhone && compare}
    </>
  );
}

function SubjectSelect({ view, vehicles, onChange }: Props) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const data = useMemo(() => {
    const counted = (count: number) => ({ count, shown: format.number(count) });
    const groups = groupsOf(vehicles).map(({ name, members }) => ({
      value: `group ${name}`,
      label: t('subject.group', { name, ...counted(members.length) }),
    }));
    const each = vehicles
      .map(({ id, vehicle_name }) => ({ value: `vehicle ${id}`, label: vehicle_name }))
      .sort((a, b) => byName(a.label, b.label));
    const fleet: { value: string; label: string }[] = [
      { value: FLEET, label: t('subject.fleet', counted(vehicles.length)) },
    ];
    if (view.vehicles.length > 1) {
      fleet.push({ value: CHOSEN, label: t('subject.chosen', counted(view.vehicles.length)) });
    }
    return [
      { group: t('subject.all'), items: fleet },
      ...(groups.length > 0 ? [{ group: t('subject.groups'), items: groups }] : []),
      { group: t('subject.vehicles'), items: each },
    ];
  }, [t, format, vehicles, view.vehicles.length]);
  const [only] = view.vehicles;
  const value =
    view.vehicles.length > 1
      ? CHOSEN
      : only !== undefined
        ? `vehicle ${only}`
        : view.group === null
          ? FLEET
          : `group ${view.group}`;
  const change = (chosen: string | null) => {
    if (chosen === null || chosen === CHOSEN) return;
    const [kind = '', ...rest] = chosen.split(' ');
    if (kind === 'vehicle') onChange({ vehicles: [Number(rest[0])], group: null });
    else onChange({ vehicles: [], group: kind === 'group' ? rest.join(' ') : null });
  };
  return (
    <Select
      {...listWithArrow}
      className={styles.subject}
      label={t('subject.label')}
      data={data}
      value={value}
      onChange={change}
      allowDeselect={false}
      searchable
      limit={MOST_OPTIONS}
      nothingFoundMessage={t('subject.nothing')}
      maxDropdownHeight={320}
    />
  );
}
