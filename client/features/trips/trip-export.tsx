import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload, IconFileTypeCsv, IconPrinter, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { csvFile } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { textFile } from '../../lib/text-file.ts';
import { unitsOf } from '../../rules/locale/units.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { filePoints, gpxLines, pointCells, pointCount } from '../../rules/trips/trip-files.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../state/use-format.ts';
import { useHappeningName } from './use-happening-name.ts';

type Props = { name: string; trips: readonly DrivenTrip[] };

/** Saves the listed trips with all their points, or prints the list. */
export function TripExport({ name, trips }: Props) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const nameOf = useHappeningName();
  const { timezone, unit } = useUser();
  const units = unitsOf(unit);
  const fileName = (extension: string) => {
    const days = [trips.at(-1), trips[0]].map((trip) => dayIn(trip?.start ?? 0, timezone));
    return `${[name, ...new Set(days)].join(' ')}.${extension}`;
  };
  const saveCsv = async () => {
    const distanceUnit = units === 'imperial' ? 'mi' : 'km';
    const headers = [
      t('columns.trip'),
      t('columns.time'),
      t('columns.latitude'),
      t('columns.longitude'),
      t('columns.speed', { unit: format.speedUnit() }),
      t('columns.odometer', { unit: distanceUnit }),
      t('columns.events'),
    ];
    const options = { units, timeZone: timezone, nameOf };
    const file = await csvFile(headers, filePoints(trips), (point) => pointCells(point, options));
    saveFile(fileName('csv'), file);
  };
  const saveGpx = async () => saveFile(fileName('gpx'), await textFile(gpxLines(name, trips), 'application/gpx+xml'));
  return (
    <Menu position="bottom-start" keepMounted={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          {t('exports.label')}
        </Button>
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
