import { Progress as Bar, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { FeedFilter } from '../../data/activity/feed.ts';
import { FeedMovedError, type Progress, readWholeFeed } from '../../data/activity/read-whole-feed.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { CSV_TYPE, csvLines, csvTop } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import { EXPORT_COLUMNS, type ExportColumn, exportRow } from '../../rules/activity/export-rows.ts';
import { eventsOf, type FeedView, WHOLE_FEED } from '../../rules/activity/feed-view.ts';
import { type FileVehicles, headRows } from '../../rules/files/file-head.ts';
import { type Units, unitsOf } from '../../rules/locale/units.ts';
import { knownZone } from '../../rules/time/known-zone.ts';
import { useUser } from '../../state/session.ts';
import { useActionName } from '../../state/use-action-name.ts';
import { useAlertName } from '../../state/use-alert-name.ts';
import { useFileHead } from '../../state/use-file-head.ts';
import { useFormat } from '../../state/use-format.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './feed.module.css';

type Props = {
  view: FeedView;
  filter: FeedFilter;
  count: number;
  range: string;
  onClose: () => void;
};

type State =
  | { step: 'ready' }
  | { step: 'running'; progress: Progress }
  | { step: 'done'; count: number }
  | { step: 'failed'; error: unknown };

/** Saves all entries of the view as CSV: says how many, shows the progress, and can be canceled. */
export default function ExportDialog({ view, filter, count, range, onClose }: Props) {
  const { t } = useTranslation(['feed', 'common', 'files', 'titles']);
  const format = useFormat();
  const errorLines = useErrorLines();
  const actionName = useActionName();
  const typeName = useAlertName();
  const fileHead = useFileHead();
  const { timezone, unit } = useUser();
  const [state, setState] = useState<State>({ step: 'ready' });
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const shown = (value: number) => t('entries', { count: value, shown: format.number(value) });

  const headOf = (column: ExportColumn, zone: string, units: Units): string => {
    if (column === 'time') return t('files:inZone', { column: t('columns.time'), zone });
    const isConverted = column === 'speed' || column === 'limit' || column === 'mileage' || column === 'temperature';
    return isConverted ? t(`export.${units}.${column}`) : t(`export.columns.${column}`);
  };
  const cancel = () => {
    running.current?.abort();
    onClose();
  };
  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    const signal = AbortSignal.any([stop.signal, sessionSignal()]);
    setState({ step: 'running', progress: { done: 0, of: count } });
    try {
      // Their plans decide which places are shown.
      const vehicles = await client.ensureQueryData(vehiclesQuery());
      if (signal.aborted) return;
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
        onProgress: (progress) => signal.aborted || setState({ step: 'running', progress }),
        // Blobs, which the browser may keep outside of the page's memory.
        convert: (entries) => new Blob([csvLines(entries.map((entry) => exportRow(entry, context)))]),
      });
      if (signal.aborted) return;
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
      setState({ step: 'done', count: read.count });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', error });
    }
  };
  const isRunning = state.step === 'running';
  return (
    <Dialog opened onClose={cancel} title={t('export.title')}>
      <div className={styles.filters}>
        <p>{t('export.text', { entries: shown(count), range })}</p>
        {state.step === 'running' && (
          <div className={styles.progress}>
            <Bar value={state.progress.of === 0 ? 0 : (state.progress.done / state.progress.of) * 100} aria-hidden />
            <p className="tabular">
              {t('export.progress', {
                done: format.number(state.progress.done),
                of: format.number(state.progress.of),
              })}
            </p>
          </div>
        )}
        {state.step === 'done' && <Notice tone="success">{t('export.done', { entries: shown(state.count) })}</Notice>}
        {state.step === 'failed' && (
          <Notice tone="alarm">
            <p>{t('export.failed')}</p>
            {(state.error instanceof FeedMovedError ? [t('export.moved')] : errorLines(state.error)).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </div>
      <DialogFooter>
        <Button variant="default" onClick={cancel} data-autofocus>
          {t(state.step === 'done' ? 'common:close' : 'common:cancel')}
        </Button>
        {state.step !== 'done' && (
          <Button loading={isRunning} onClick={() => void start()}>
            {t('export.submit', { entries: shown(count) })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
