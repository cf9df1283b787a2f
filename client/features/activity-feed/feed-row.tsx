import { createContext, memo, type ReactNode, useContext, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry, Vehicle } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { placeOfEntry } from '../../rules/vehicle/position.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { role } from '../../ui/table/roles.ts';
import { RowButton, RowIsCurrent } from '../../ui/table/row-opener.tsx';
import { useAboutText } from '../../wording/use-about-text.ts';
import { useActionName } from '../../wording/use-action-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './feed.module.css';

const COLUMNS = [
  'day',
  'time',
  'action',
  'vehicle',
  'place',
  'speed',
  'mileage',
  'battery',
  'trackerBattery',
  'temperature',
] as const;
/** Columns of measured values, which have no room in a narrow window. The entry's dialog has them all. */
const MEASURED: ReadonlySet<string> = new Set(COLUMNS.slice(COLUMNS.indexOf('speed')));

/** Names of the columns. */
export function FeedHead() {
  const { t } = useTranslation('activity-feed');
  return (
    <tr {...role('row')} className={styles.head} aria-rowindex={1}>
      {COLUMNS.map((column) => (
        <th key={column} {...role('columnheader')} data-column={column} data-measured={MEASURED.has(column)}>
          {t(`columns.${column}`)}
        </th>
      ))}
    </tr>
  );
}

/** Whether the list does not scroll: addresses are looked up. */
export const IsResting = createContext(true);

/** Formatters and texts of all rows, made once: hooks of each row would be most of its cost. */
export type RowTexts = ReturnType<typeof useRowTexts>;
export function useRowTexts() {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const nameOf = useActionName();
  const aboutOf = useAboutText();
  return useMemo(
    () => ({ format, nameOf, aboutOf, byText: (name: string) => t('by', { name }) }),
    [t, format, nameOf, aboutOf],
  );
}

type Props = {
  index: number;
  top: number;
  height: number;
  /** `undefined`: its page is not read yet. */
  entry: LogEntry | undefined;
  isFirstOfDay: boolean;
  /** `undefined` if the user no longer has access to it. */
  vehicle: Vehicle | undefined;
  texts: RowTexts;
  onOpen: (entry: LogEntry) => void;
};

/** One entry, as a row of fixed height. Opens a dialog with all of its fields. */
export const FeedRow = memo(({ index, top, height, entry, isFirstOfDay, vehicle, texts, onOpen }: Props) => (
  <tr
    {...role('row')}
    className={styles.row}
    aria-rowindex={index + 2}
    data-row={index}
    data-first={isFirstOfDay}
    style={{ height, transform: `translateY(${top}px)` }}
  >
    {entry ? (
      <Late>
        <Cells entry={entry} isFirstOfDay={isFirstOfDay} vehicle={vehicle} texts={texts} onOpen={() => onOpen(entry)} />
      </Late>
    ) : (
      <Pending />
    )}
  </tr>
));

const Pending = () => <td {...role('cell')} className={styles.pending} aria-busy />;

/** Renders cells that mount during a scroll with low priority, so that rows never come later than the scroll. */
function Late({ children }: { children: ReactNode }) {
  const isResting = useContext(IsResting);
  const isCurrent = useContext(RowIsCurrent);
  const [isLate] = useState(!isResting);
  const isFilled = useDeferredValue(true, !isLate) || isCurrent;
  return isFilled ? children : <Pending />;
}

type CellsProps = Pick<Props, 'isFirstOfDay' | 'vehicle' | 'texts'> & { entry: LogEntry; onOpen: () => void };

function Cells({ entry, isFirstOfDay, vehicle, texts, onOpen }: CellsProps) {
  const { format } = texts;
  const about = texts.aboutOf(entry);
  const by = entry.originator ? texts.byText(entry.originator) : null;
  const at = Date.parse(entry.timestamp);
  const vehicleName = useVehicleName(entry);
  const place = placeOfEntry(entry, vehicle);
  const measured = {
    speed: entry.speed === undefined ? null : format.speed(entry.speed),
    mileage: entry.mileage === undefined ? null : format.distance(entry.mileage),
    battery: voltsOf(entry, format),
    trackerBattery: percentOf(entry, format),
    temperature:
      entry.temperature === undefined || entry.temperature === null ? null : format.temperature(entry.temperature),
  };
  return (
    <>
      <td {...role('cell')} data-column="day">
        {isFirstOfDay && <h2 className={styles.day}>{format.shortDay(at)}</h2>}
      </td>
      <td {...role('cell')} data-column="time">
        <time dateTime={entry.timestamp} title={format.stamp(at)}>
          {format.time(at)}
        </time>
      </td>
      <td {...role('cell')} data-column="action">
        <ActionDisc action={entry.action} isFailed={entry.success === false} />
        <span className={styles.texts}>
          <RowButton className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
            {texts.nameOf(entry)}
          </RowButton>
          {(by ?? about) && <span className="one-line">{[by, about].filter(Boolean).join(' · ')}</span>}
        </span>
      </td>
      <td {...role('cell')} data-column="vehicle" className="one-line">
        {vehicleName}
      </td>
      <td {...role('cell')} data-column="place" className="one-line">
        <PlaceText place={place} format={format} />
      </td>
      {Object.entries(measured).map(([column, value]) => (
        <td key={column} {...role('cell')} data-column={column} data-measured>
          {value}
        </td>
      ))}
    </>
  );
}

type Format = RowTexts['format'];
const voltsOf = ({ main_battery_voltage: value }: LogEntry, format: Format) =>
  typeof value === 'number' ? format.charge({ value, unit: 'volt' }) : null;
const percentOf = ({ backup_battery_percentage: value }: LogEntry, format: Format) =>
  typeof value === 'number' ? format.charge({ value, unit: 'percent' }) : null;

type PlaceProps = { place: ReturnType<typeof placeOfEntry>; format: Format };

/** Address of a place, or its coordinates until the address is known. Asks for it once the list rests. */
function PlaceText({ place, format }: PlaceProps) {
  const isResting = useContext(IsResting);
  const [isAsked, setAsked] = useState(isResting);
  if (isResting && !isAsked) setAsked(true);
  const { latitude, longitude } = place;
  if (latitude === undefined || longitude === undefined) return null;
  const coordinates = format.place(latitude, longitude);
  return isAsked ? <AddressText place={place} otherwise={coordinates} /> : coordinates;
}

function AddressText({ place, otherwise }: { place: PlaceProps['place']; otherwise: string }) {
  const address = useAddress(place);
  return address ? addressText(address, { localOnly: true }) : otherwise;
}
