import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload, IconFileTypeCsv, IconPrinter, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Trips } from '../../data/trips/trips.ts';
import { csvFile } from '../../lib/csv.ts';
import { now } from '../../lib/now.ts';
import { saveFile } from '../../lib/save-file.ts';
import { textFile } from '../../lib/text-file.ts';
import { type FileHead, headRows, headTexts } from '../../rules/files/file-head.ts';
import { distance, distanceUnit, unitsOf } from '../../rules/locale/units.ts';
import { HOUR, SECOND } from '../../rules/time/duration.ts';
import { filePoints, gpxLines, pointCells, pointCount } from '../../rules/trips/trip-files.ts';
import { type TripSum, tripSums } from '../../rules/trips/trip-sums.ts';
import { type TripView, tripPeriod } from '../../rules/trips/trip-view.ts';
import { useUser } from '../../state/session.ts';
import { useHappeningName } from '../../widgets/activity/use-happening-name.ts';
import { useFileHead } from '../../wording/use-file-head.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './trip-list.module.css';

type Props = {
  name: string;
  view: TripView;
  content: Pick<Trips, 'trips' | 'stats'>;
  /** Whether the last update failed. */
  isStale: boolean;
};

/** Saves the listed trips with all their points, or prints the list. */
export function TripExport({ name, view, content: { trips, stats }, isStale }: Props) {
  const { t } = useTranslation(['trips', 'files']);
  const format = useFormat();
  const nameOf = useHappeningName();
  const fileHead = useFileHead();
  const { timezone, unit } = useUser();
  const units = unitsOf(unit);
  const total = ({ name: sum, unit: measure, value }: TripSum) => {
    const label = t(`sums.${sum}`);
    if (measure === 'count') return { label, value };
    return measure === 'distance'
      ? { label: `${label} (${distanceUnit(units)})`, value: Math.round(distance(value, units).value * 10) / 10 }
      : { label: `${label} (h)`, value: Math.round((value * SECOND * 100) / HOUR) / 100 };
  };
  const headNow = (): FileHead =>
    fileHead({
      title: t('list'),
      period: tripPeriod(view, now(), timezone),
      vehicles: { kind: 'chosen', names: [name] },
      totals: tripSums(stats, trips.length).map(total),
      note: isStale ? t('stale') : null,
    });
  const saveCsv = async () => {
    const head = headNow();
    const columns = [
      t('columns.trip'),
      t('files:inZone', { column: t('columns.time'), zone: head.timeZone }),
      t('columns.latitude'),
      t('columns.longitude'),
      t('columns.speed', { unit: format.speedUnit() }),
      t('columns.odometer', { unit: distanceUnit(units) }),
      t('columns.events'),
    ];
    const options = { units, timeZone: head.timeZone, nameOf };
    const top = { head: headRows(head), columns };
    const file = await csvFile(top, filePoints(trips), (point) => pointCells(point, options));
    saveFile(head.nameOf('csv'), file);
  };
  const saveGpx = async () => {
    const head = headNow();
    const about = { title: `${head.title}, ${name}`, texts: headTexts(head), at: now() };
    saveFile(head.nameOf('gpx'), await textFile(gpxLines(about, name, trips), 'application/gpx+xml'));
  };
  return (
    <Menu position="bottom-end" keepMounted={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          className={styles.export}
          aria-label={t('exports.label')}
          title={t('exports.label')}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t('exports.trips', { count: trips.length, number: format.number(trips.length) })} ·{' '}
          {t('exports.points', { count: pointCount(trips), number: format.number(pointCount(trips)) })}
        </Menu.Label>
        <Menu.Item leftSection={<IconRoute size={18} aria-hidden />} onClick={() => void saveGpx()}>
          {t('exports.gpx')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeCsv size={18} aria-hidden />} onClick={() => void saveCsv()}>
          {t('exports.csv')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
          {t('exports.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
