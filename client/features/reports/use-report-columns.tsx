import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import { distance, distanceUnit, unitsOf } from '../../rules/locale/units.ts';
import { changeOf, isPeriodType, type PeriodType } from '../../rules/reports/figures.ts';
import {
  HEALTH_STATES,
  type HealthState,
  type HealthType,
  healthState,
  needsAttention,
} from '../../rules/reports/health.ts';
import type { TableType } from '../../rules/reports/report-view.ts';
import { batteriesOf } from '../../rules/vehicle/batteries.ts';
import { type ServiceLeft, serviceLeft } from '../../rules/vehicle/service-left.ts';
import { useUser } from '../../state/session.ts';
import type { TableColumn } from '../../ui/table/columns.ts';
import { RowLink } from '../../ui/table/row-opener.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { beforeOf, currentOf, type ReportRow } from './report-row.ts';
import styles from './reports.module.css';
import { useFigures } from './use-figures.ts';

/** A column of the table and of the files. */
export type ReportColumn = {
  id: string;
  header: string;
  /** Header in files, with the unit of plain values. */
  plainHeader?: string;
  text: (row: ReportRow) => string;
  /** Value to write to files. Times are milliseconds since 1970. */
  plain: (row: ReportRow) => string | number | null;
  /** Value to sort by, if it is not the plain one. */
  sortBy?: (row: ReportRow) => string | number | null;
  /** Whether the value calls for action. */
  isAlarming?: (row: ReportRow) => boolean;
  isTime?: boolean;
  /** Absent: in both. */
  only?: 'table' | 'file';
  align?: 'end';
  inCard?: 'title' | 'end' | 'line';
};

/** Columns of a report. */
export function useReportColumns(type: TableType, isCompared: boolean, now: number): ReportColumn[] {
  const period = usePeriodColumns(isPeriodType(type) ? type : 'mileage', isCompared);
  const health = useHealthColumns(isPeriodType(type) ? 'battery' : type, now);
  return isPeriodType(type) ? period : health;
}

/** Percent of a share, to one decimal. */
const percentOf = (share: number): number => Math.round(share * 1000) / 10;

function useVehicleColumn(): ReportColumn {
  const { t } = useTranslation('reports');
  return {
    id: 'vehicle',
    header: t('columns.vehicle'),
    text: ({ vehicle }) => vehicle.vehicle_name,
    plain: ({ vehicle }) => vehicle.vehicle_name,
    inCard: 'title',
  };
}

function usePeriodColumns(type: PeriodType, isCompared: boolean): ReportColumn[] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const figures = useFigures();
  const errorLines = useErrorLines();
  const vehicle = useVehicleColumn();
  return useMemo(() => {
    const figure = (of: typeof currentOf, id: string, header: string): ReportColumn => ({
      id,
      header,
      plainHeader: figures.withUnit(type, header),
      align: 'end',
      text: (row) => {
        const value = of(type, row);
        return value === null ? '' : figures.text(type, value);
      },
      plain: (row) => {
        const value = of(type, row);
        return value === null ? null : figures.plain(type, value);
      },
    });
    const current = figure(currentOf, 'current', t(`types.${type}`));
    const why = (row: ReportRow) =>
      row.part === null ? t('noPlan') : 'error' in row.part ? errorLines(row.part.error).join(' ') : '';
    const columns: ReportColumn[] = [
      vehicle,
      { ...current, inCard: 'end', text: (row) => current.text(row) || why(row) },
    ];
    if (isCompared) {
      const change = (row: ReportRow) => {
        const [value, before] = [currentOf(type, row), beforeOf(type, row)];
        return value === null || before === null ? null : { value, before };
      };
      columns.push(figure(beforeOf, 'before', t('columns.before')), {
        id: 'change',
        header: t('columns.change'),
        plainHeader: `${t('columns.change')} (%)`,
        align: 'end',
        text: (row) => {
          const both = change(row);
          return both ? figures.change(both.value, both.before) : '';
        },
        plain: (row) => {
          const both = change(row);
          const share = both && changeOf(both.value, both.before);
          return share === null ? null : percentOf(share);
        },
      });
    }
    const stats = ({ part }: ReportRow) =>
      part && 'current' in part && part.current.kind === 'trips' ? part.current.stats : null;
    if (type === 'mileage') {
      columns.push({
        id: 'trips',
        header: t('columns.trips'),
        align: 'end',
        text: (row) => {
          const read = stats(row);
          return read ? format.number(read.trips) : '';
        },
        plain: (row) => stats(row)?.trips ?? null,
      });
    }
    if (type === 'idle') {
      const share = (row: ReportRow) => {
        const { idle_time = 0, ignition_on_total = 0 } = stats(row) ?? {};
        return ignition_on_total === 0 ? null : idle_time / ignition_on_total;
      };
      columns.push({
        id: 'share',
        header: t('columns.share'),
        plainHeader: `${t('columns.share')} (%)`,
        align: 'end',
        text: (row) => {
          const value = share(row);
          return value === null ? '' : format.percent(value * 100);
        },
        plain: (row) => {
          const value = share(row);
          return value === null ? null : percentOf(value);
        },
      });
    }
    if (type === 'speeding' || type === 'curfew' || type === 'alarms') {
      const latest = ({ part }: ReportRow) =>
        part && 'current' in part && part.current.kind === 'alerts' ? (part.current.times[0] ?? null) : null;
      columns.push({
        id: 'latest',
        header: t('columns.latest'),
        isTime: true,
        align: 'end',
        text: (row) => {
          const at = latest(row);
          return at === null ? '' : format.dateTime(at);
        },
        plain: latest,
      });
    }
    return [...columns, { id: 'note', header: t('columns.note'), only: 'file', text: why, plain: why }];
    // `figures`, `vehicle` and `errorLines` are new on each render and depend on language and format only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [t, format, type, isCompared]);
}

function useHealthColumns(type: HealthType, now: number): ReportColumn[] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { timezone, unit: chosen } = useUser();
  const units = unitsOf(chosen);
  const vehicle = useVehicleColumn();
  return useMemo(() => {
    const ofVehicle = (
      column: Pick<ReportColumn, 'id' | 'header' | 'plainHeader' | 'isTime' | 'only' | 'align' | 'inCard'>,
      plain: (vehicle: Vehicle) => string | number | null,
      text: (vehicle: Vehicle) => string,
    ): ReportColumn => ({ ...column, plain: (row) => plain(row.vehicle), text: (row) => text(row.vehicle) });
    const stateOf = (one: Vehicle) => t(`state.${healthState(type, one)}`);
    const order: readonly HealthState[] = HEALTH_STATES[type];
    const state: ReportColumn = {
      ...ofVehicle({ id: 'state', header: t('columns.state'), inCard: 'end' }, stateOf, stateOf),
      sortBy: (row) => order.indexOf(healthState(type, row.vehicle)),
      isAlarming: (row) => needsAttention(healthState(type, row.vehicle)),
    };
    const reportedAt = ({ last_known_state }: Vehicle) =>
      last_known_state ? Date.parse(last_known_state.timestamp) : null;
    const reported = ofVehicle(
      { id: 'reported', header: t('columns.reported'), isTime: true, align: 'end' },
      reportedAt,
      (one) => {
        const at = reportedAt(one);
        return at === null ? t('state.unknown') : format.dateTime(at);
      },
    );
    if (type === 'battery') {
      // A cell without a percentage reports volts, which have a column of their own in files.
      const battery = (kind: 'vehicle' | 'tracker', only: 'table' | 'file', unit: 'volt' | 'percent') => {
        const header = t(kind === 'vehicle' ? 'columns.vehicleBattery' : 'columns.trackerBattery');
        const plainHeader = `${header} (${unit === 'volt' ? 'V' : '%'})`;
        return ofVehicle(
          { id: `${kind}-${unit}`, header, plainHeader, only, align: 'end' },
          (one) => {
            const charge = batteriesOf(one)[kind];
            return charge?.unit === unit ? charge.value : null;
          },
          (one) => {
            const charge = batteriesOf(one)[kind];
            return charge ? format.charge(charge) : '';
          },
        );
      };
      return [
        vehicle,
        state,
        battery('vehicle', 'table', 'volt'),
        battery('tracker', 'table', 'percent'),
        battery('vehicle', 'file', 'volt'),
        battery('tracker', 'file', 'percent'),
        battery('tracker', 'file', 'volt'),
        reported,
      ];
    }
    if (type === 'codes') {
      const codesOf = (one: Vehicle) => Object.keys(one.dtc_codes ?? {}).join(', ');
      const hasCodes = (one: Vehicle) => healthState('codes', one) === 'codes';
      const shown = (one: Vehicle) => (hasCodes(one) ? codesOf(one) : '');
      return [vehicle, state, ofVehicle({ id: 'codes', header: t('columns.codes') }, shown, shown), reported];
    }
    const left = (one: Vehicle) =>
      one.maintenance_reminder?.enabled ? serviceLeft(one.maintenance_reminder, now, timezone) : null;
    const leftText = (one: Vehicle) => {
      const service = left(one);
      if (!service) return '';
      if (service.left < 0) return t('left.overdue');
      return service.by === 'miles' ? format.distance(service.left) : t('left.days', { count: service.left });
    };
    const leftIn = (by: 'miles' | 'days', unit: string) =>
      ofVehicle(
        { id: `left-${by}`, header: `${t('columns.left')} (${unit})`, only: 'file', align: 'end' },
        (one) => {
          const service = left(one);
          if (service?.by !== by) return null;
          return by === 'miles' ? Math.round(distance(service.left, units).value) : service.left;
        },
        leftText,
      );
    const odometer = (one: Vehicle) => one.last_known_state?.mileage ?? null;
    return [
      vehicle,
      state,
      {
        ...ofVehicle({ id: 'left', header: t('columns.left'), only: 'table', align: 'end' }, leftText, leftText),
        sortBy: (row) => leftOrder(left(row.vehicle)),
      },
      leftIn('miles', distanceUnit(units)),
      leftIn('days', t('left.unit')),
      ofVehicle(
        {
          id: 'odometer',
          header: t('columns.odometer'),
          plainHeader: `${t('columns.odometer')} (${distanceUnit(units)})`,
          align: 'end',
        },
        (one) => {
          const miles = odometer(one);
          return miles === null ? null : Math.round(distance(miles, units).value);
        },
        (one) => {
          const miles = odometer(one);
          return miles === null ? '' : format.distance(miles);
        },
      ),
    ];
    // `vehicle` is new on each render and depends on the language only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [t, format, type, now, timezone, units]);
}

const MILES_BELOW_DAYS = 1_000_000;
/** Overdue services come first, then those by distance, then those by days. */
function leftOrder(service: ServiceLeft | null): number | null {
  if (!service) return null;
  return service.by === 'miles' || service.left < 0 ? service.left : MILES_BELOW_DAYS + service.left;
}

/** Shown for a missing value. */
const NONE = '–';

/** Columns for the table component. */
export const tableColumns = (columns: readonly ReportColumn[]): TableColumn<ReportRow>[] =>
  columns
    .filter(({ only }) => only !== 'file')
    .map(({ id, header, text, plain, sortBy = plain, isAlarming, align, inCard }) => ({
      id,
      header,
      sortBy,
      isDescendingFirst: align === 'end',
      ...(align && { align }),
      ...(inCard && { inCard }),
      render: (row) => {
        const shown = text(row);
        if (id !== 'vehicle') {
          return (
            <span data-alarming={isAlarming?.(row)} data-none={shown === '' || undefined}>
              {shown || NONE}
            </span>
          );
        }
        return (
          <RowLink to={vehiclePaths.overview(row.vehicle.id)} className={styles.vehicle}>
            {shown}
          </RowLink>
        );
      },
    }));
