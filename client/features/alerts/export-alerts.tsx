import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AlertFilter } from '../../data/alerts/queries.ts';
import { readAlerts } from '../../data/alerts/read-alerts.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { CSV_TYPE, csvLines, csvTop } from '../../lib/csv.ts';
import { now } from '../../lib/now.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { AlertView } from '../../rules/alerts/alert-view.ts';
import { ALERT_COLUMNS, type AlertColumn, alertRow } from '../../rules/alerts/export-rows.ts';
import { type FileVehicles, headRows } from '../../rules/files/file-head.ts';
import { unitsOf } from '../../rules/locale/units.ts';
import { knownZone } from '../../rules/time/known-zone.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { useUser } from '../../state/session.ts';
import { ExportDialog } from '../../widgets/export/export-dialog.tsx';
import { useActionName } from '../../wording/use-action-name.ts';
import { useAlertName } from '../../wording/use-alert-name.ts';
import { useFileHead } from '../../wording/use-file-head.ts';

type Props = { view: AlertView; filter: AlertFilter; count: number; onClose: () => void };

/** Saves all alerts of the view as CSV. */
export default function ExportAlerts({ view, filter, count, onClose }: Props) {
  const { t } = useTranslation(['alerts', 'activity-feed', 'files', 'titles']);
  const actionName = useActionName();
  const typeName = useAlertName();
  const fileHead = useFileHead();
  const client = useQueryClient();
  const { timezone, unit } = useUser();
  const units = unitsOf(unit);
  const timeZone = knownZone(timezone);
  const headOf = (column: AlertColumn): string => {
    if (column === 'time') return t('files:inZone', { column: t('activity-feed:columns.time'), zone: timeZone });
    if (column === 'ended') return t('files:inZone', { column: t('export.ended'), zone: timeZone });
    if (column === 'alert' || column === 'seconds') return t(`export.${column}`);
    const isConverted = column === 'speed' || column === 'limit' || column === 'mileage';
    return isConverted ? t(`activity-feed:export.${units}.${column}`) : t(`activity-feed:export.columns.${column}`);
  };
  const write: Parameters<typeof ExportDialog>[0]['write'] = async ({ signal, onProgress }) => {
    // Their plans decide which places are shown.
    const vehicles = await client.ensureQueryData(vehiclesQuery());
    signal.throwIfAborted();
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    const context = {
      timeZone,
      units,
      nameOf: (event: Parameters<typeof alertRow>[0]) => actionName({ action: event.alert_type, ...event }),
      vehicleOf: (id: number) => byId.get(id),
    };
    // Alerts that are raised while it runs would move the pages.
    const to = Math.min(Date.parse(filter.to_date), now());
    const frozen = { ...filter, to_date: new Date(to).toISOString() };
    const read = await readAlerts(frozen, count, {
      signal,
      onProgress,
      lineOf: (event) => csvLines([alertRow(event, context)]),
    });
    signal.throwIfAborted();
    const ids = filter.vehicle_id;
    const covered: FileVehicles =
      ids === undefined
        ? { kind: 'all', count: vehicles.length }
        : view.group !== null && view.vehicles.length === 0
          ? { kind: 'group', name: view.group, count: ids.length }
          : { kind: 'chosen', names: ids.map((id) => byId.get(id)?.vehicle_name ?? String(id)) };
    const { types } = view;
    const chosen =
      types.map((type) => (type === 'all' ? t('types.every') : typeName(type))).join(', ') || t('types.all');
    const head = fileHead({
      title: t('titles:alerts'),
      period: { from: Date.parse(filter.from_date), to: to + 1 },
      vehicles: covered,
      filters: [{ label: t('types.label'), value: chosen }],
      totals: [{ label: t('export.count'), value: read.count }],
    });
    const top = csvTop({ head: headRows(head), columns: ALERT_COLUMNS.map(headOf) });
    saveFile(head.nameOf('csv'), new Blob([top, ...read.parts], { type: CSV_TYPE }));
    return read.count;
  };
  const alerts = (number: number) => t('count', { count: number, number });
  return (
    <ExportDialog
      title={t('activity-feed:export.title')}
      text={t('export.text', { alerts: alerts(count), zone: zonePlace(timezone) })}
      count={count}
      submit={t('activity-feed:export.submit', { entries: alerts(count) })}
      progressText={({ done, of }) => t('export.progress', { done, of })}
      doneText={(written) => t('activity-feed:export.done', { entries: alerts(written) })}
      moved={t('activity-feed:export.moved')}
      failed={t('activity-feed:export.failed')}
      write={write}
      onClose={onClose}
    />
  );
}
