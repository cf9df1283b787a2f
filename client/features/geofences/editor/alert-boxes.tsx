import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { NO_ALERTS } from '../../../rules/geofences/alerts.ts';
import type { alertsOfTypeGate } from '../../../rules/geofences/alerts-gate.ts';
import { boxState, withAlerts } from '../../../rules/geofences/bulk.ts';
import { groupsOf } from '../../../rules/groups/groups.ts';
import { search, wordsOf } from '../../../rules/vehicle/search.ts';
import { FieldError } from '../../../ui/form/wrapper.tsx';
import type { TableColumn } from '../../../ui/table/columns.ts';
import { LazyTable } from '../../../ui/table/lazy-table.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './editor.module.css';
import type { Chosen } from './use-save-alerts.ts';

/** Longer lists render only their visible rows, and need a height. */
const ALL_RENDERED = 100;
/** Shorter lists need no search. */
const SEARCHED_FROM = 8;
const BY_NAME = { id: 'name', desc: false };
const KINDS = ['arrive', 'depart'] as const;
type Kind = (typeof KINDS)[number];

export type AlertsGate = ReturnType<typeof alertsOfTypeGate>;
/** Values of the cells. Not part of the columns, which a table of 10,000 vehicles would sort again with each press. */
type Cells = {
  value: Chosen;
  gateOf: (vehicle: Vehicle) => AlertsGate;
  failures: ReadonlyMap<number, string> | undefined;
  onTick: (vehicleId: number, kind: Kind, isOn: boolean) => void;
};
const CellsContext = createContext<Cells | null>(null);

type Props = {
  gateOf: (vehicle: Vehicle) => AlertsGate;
  vehicles: readonly Vehicle[];
  value: Chosen;
  change: (value: Chosen) => void;
  failures: ReadonlyMap<number, string> | undefined;
};

/** Two boxes for each vehicle, and two for all that are listed. Search and groups choose what is listed. */
export function AlertBoxes({ gateOf, vehicles, value, change, failures }: Props) {
  const { t } = useTranslation('geofences');
  const [text, setText] = useState('');
  const [group, setGroup] = useState('');
  const groups = useMemo(() => groupsOf(vehicles), [vehicles]);
  const listed = useMemo(() => {
    const members = groups.find(({ name }) => name === group)?.members ?? vehicles;
    return search(members, wordsOf(text), (vehicle) => vehicle).map(({ item }) => item);
  }, [vehicles, groups, group, text]);
  const settable = useMemo(
    () => listed.filter((vehicle) => gateOf(vehicle).allowed).map(({ id }) => id),
    [listed, gateOf],
  );
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const columns = useMemo((): TableColumn<Vehicle>[] => {
    const box = (kind: Kind): TableColumn<Vehicle> => ({
      id: kind,
      header: t(`editor.alerts.${kind}`),
      sortBy: ({ id }) => (latest.current[id]?.[kind] ? 0 : 1),
      render: (vehicle) => <Box vehicle={vehicle} kind={kind} />,
    });
    return [
      {
        id: 'name',
        header: t('editor.alerts.vehicle'),
        sortBy: ({ vehicle_name }) => vehicle_name,
        render: (vehicle) => <Name vehicle={vehicle} />,
        inCard: 'title',
      },
      box('arrive'),
      box('depart'),
    ];
  }, [t]);
  const cells: Cells = {
    value,
    gateOf,
    failures,
    onTick: (id, kind, isOn) => change(withAlerts(value, [id], kind, isOn)),
  };
  return (
    <>
      {vehicles.length > SEARCHED_FROM && (
        <Tools
          {...{ text, group }}
          groups={groups.map(({ name }) => name)}
          onText={setText}
          onGroup={setGroup}
          found={listed.length}
          of={vehicles.length}
        />
      )}
      <AllBoxes
        ids={settable}
        isFiltered={listed.length < vehicles.length}
        value={value}
        onTick={(kind, isOn) => change(withAlerts(value, settable, kind, isOn))}
      />
      {listed.length === 0 ? (
        <p className={styles.hint}>{t('editor.alerts.noneFound')}</p>
      ) : (
        <CellsContext value={cells}>
          <LazyTable
            label={t('editor.alerts.title')}
            columns={columns}
            rows={listed}
            keyOf={({ id }) => String(id)}
            initialSort={BY_NAME}
            className={(listed.length > ALL_RENDERED && styles.vehicles) || ''}
          />
        </CellsContext>
      )}
    </>
  );
}

type ToolsProps = {
  text: string;
  group: string;
  groups: readonly string[];
  onText: (text: string) => void;
  onGroup: (group: string) => void;
  found: number;
  of: number;
};

function Tools({ text, group, groups, onText, onGroup, found, of }: ToolsProps) {
  const { t } = useTranslation('geofences');
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        placeholder={t('editor.alerts.search')}
        aria-label={t('editor.alerts.search')}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          // Searches as you type. Only its button submits the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {groups.length > 0 && (
        <NativeSelect
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={t('editor.alerts.group')}
          value={group}
          data={[
            { value: '', label: t('editor.alerts.allGroups') },
            ...groups.map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ currentTarget }) => onGroup(currentTarget.value)}
        />
      )}
      <VisuallyHidden component="output">
        {found < of ? t('editor.alerts.found', { count: found, of }) : ''}
      </VisuallyHidden>
    </search>
  );
}

type AllProps = {
  /** Listed vehicles whose boxes can be changed. */
  ids: readonly number[];
  isFiltered: boolean;
  value: Chosen;
  onTick: (kind: Kind, isOn: boolean) => void;
};

/** Boxes for all listed vehicles at once. */
function AllBoxes({ ids, isFiltered, value, onTick }: AllProps) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const count = { count: ids.length, number: format.number(ids.length) };
  const text = t(isFiltered ? 'editor.alerts.listed' : 'editor.alerts.all', count);
  return (
    <fieldset className={styles.all}>
      <legend>{text}</legend>
      {KINDS.map((kind) => {
        const state = boxState(value, ids, kind);
        return (
          <Checkbox
            key={kind}
            size="md"
            label={t(`editor.alerts.${kind}`)}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            disabled={ids.length === 0}
            onChange={() => onTick(kind, state !== 'all')}
          />
        );
      })}
    </fieldset>
  );
}

function useCells(): Cells {
  const cells = useContext(CellsContext);
  if (!cells) throw new Error('Cells belong inside of their table');
  return cells;
}

function Box({ vehicle, kind }: { vehicle: Vehicle; kind: Kind }) {
  const { t } = useTranslation('geofences');
  const { value, gateOf, onTick } = useCells();
  const { id, vehicle_name } = vehicle;
  return (
    <Checkbox
      size="md"
      className={styles.box}
      aria-label={t('editor.alerts.box', { alert: t(`editor.alerts.${kind}`), vehicle: vehicle_name })}
      checked={(value[id] ?? NO_ALERTS)[kind]}
      disabled={!gateOf(vehicle).allowed}
      onChange={({ currentTarget }) => onTick(id, kind, currentTarget.checked)}
    />
  );
}

/** Name of a vehicle, why its boxes cannot be changed, and what its device rejected. */
function Name({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('geofences');
  const { gateOf, failures } = useCells();
  const gate = gateOf(vehicle);
  const failure = failures?.get(vehicle.id);
  return (
    <>
      {vehicle.vehicle_name}
      {!gate.allowed && <span className={styles.why}>{t(`editor.alerts.disabled.${gate.reason}`)}</span>}
      {failure !== undefined && (
        <span className={styles.problem}>
          <FieldError>{failure}</FieldError>
        </span>
      )}
    </>
  );
}
