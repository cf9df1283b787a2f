import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FeedFilter } from '../../data/activity/feed.ts';
import { readWholeFeed } from '../../data/activity/read-whole-feed.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { CSV_TYPE, csvLines, csvTop } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { EXPORT_COLUMNS, type ExportColumn, exportRow } from '../../rules/activity/export-rows.ts';
import { eventsOf, type FeedView, WHOLE_FEED } from '../../rules/activity/feed-view.ts';
import { type FileVehicles, headRows } from '../../rules/files/file-head.ts';
import { type Units, unitsOf } from '../../rules/locale/units.ts';
import { knownZone } from '../../rules/time/known-zone.ts';
import { useUser } from '../../state/session.ts';
import { ExportDialog } from '../../widgets/export/export-dialog.tsx';
import { useActionName } from '../../wording/use-action-name.ts';
import { useAlertName } from '../../wording/use-alert-name.ts';
import { useFileHead } from '../../wording/use-file-head.ts';
import { useFormat } from '../../wording/use-format.ts';

type Props = {
  view: FeedView;
  filter: FeedFilter;
  count: number;
  range: string;
  onClose: () => void;
};

/** Saves all entries of the view as CSV: says how many, shows the progress, and can be canceled. */
export default function ExportFeed({ view, filter, count, range, onClose }: Props) {
  const { t } = useTranslation(['activity-feed', 'common', 'files', 'titles']);
  const format = useFormat();
  const actionName = useActionName();
  const typeName = useAlertName();
  const fileHead = useFileHead();
  const { timezone, unit } = useUser();
  const client = useQueryClient();
  const shown = (value: number) => t('entries', { count: value, shown: format.number(value) });

  const headOf = (column: ExportColumn, zone: string, units: Units): string => {
    if (column === 'time') return t('files:inZone', { column: t('columns.time'), zone });
    const isConverted = column === 'speed' || column === 'limit' || column === 'mileage' || column === 'temperature';
    return isConverted ? t(`export.${units}.${column}`) : t(`export.columns.${column}`);
  };
  const write: Parameters<typeof ExportDialog>[0]['write'] = async ({ signal, onProgress }) => {
    // Their plans decide which places are shown.
    const vehicles = await client.ensureQueryData(vehiclesQuery());
    signal.throwIfAborted();
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    const units = unitsOf(unit);
    const zone = knownZone(timezone);
    const context = {
      timeZone: zone,
      units,
      nameOf: actionName,
      results: { done: t('results.done'), failed: t('results.failed') },
      vehicleOf: (id: number) => byId.get(id),
    };
    const read = await readWholeFeed(filter, {
      signal,
      onProgress,
      // Blobs, which the browser may keep outside of the page's memory.
      convert: (entries) => new Blob([csvLines(entries.map((entry) => exportRow(entry, context)))]),
    });
    signal.throwIfAborted();
    const nameOf = (id: number) => byId.get(id)?.vehicle_name ?? String(id);
    const covered: FileVehicles = view.vehicles
      ? { kind: 'chosen', names: view.vehicles.map(nameOf) }
      : { kind: 'all', count: vehicles.length };
    const events = eventsOf(view);
    const head = fileHead({
      title: t('titles:feed'),
      period: { from: Date.parse(filter.from_date ?? ''), to: Date.parse(filter.to_date ?? '') + 1 },
      vehicles: covered,
      filters: [
        ...(events.length < eventsOf(WHOLE_FEED).length
          ? [{ label: t('export.only'), value: events.map(typeName).join(', ') }]
          : []),
        ...(view.excludesFailures ? [{ label: t('export.failures'), value: t('export.leftOut') }] : []),
      ],
      totals: [{ label: t('export.count'), value: read.count }],
    });
    const columns = EXPORT_COLUMNS.map((column) => headOf(column, zone, units));
    const top = csvTop({ head: headRows(head), columns });
    saveFile(head.nameOf('csv'), new Blob([top, ...read.parts], { type: CSV_TYPE }));
    return read.count;
  };
  return (
    <ExportDialog
      title={t('export.title')}
      text={t('export.text', { entries: shown(count), range })}
      count={count}
      submit={t('export.submit', { entries: shown(count) })}
      progressText={({ done, of }) => t('export.progress', { done: format.number(done), of: format.number(of) })}
      doneText={(written) => t('export.done', { entries: shown(written) })}
      moved={t('export.moved')}
      failed={t('export.failed')}
      write={write}
      onClose={onClose}
    />
  );
}
