import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvancedObd, Vehicle } from '../../../api/model.ts';
import { CARD_HASH } from '../../../data/vehicles/concern-links.ts';
import { within } from '../../../i18n/format.ts';
import { portalTime } from '../../../lib/now.ts';
import { paths, vehiclePaths } from '../../../lib/paths.ts';
import { partSearch } from '../../../rules/activity/feed-links.ts';
import { bodyOf, CAR_BODIES } from '../../../rules/vehicle/body.ts';
import { conditionOf, type Part, type PartName } from '../../../rules/vehicle/condition.ts';
import type { Gap, GaugeName, GaugeReading } from '../../../rules/vehicle/gauges.ts';
import { useSince } from '../../../state/use-since.ts';
import { FactLink } from '../../../ui/fact-link.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { Drawing } from './drawing.tsx';
import styles from './vehicle-condition.module.css';

type Props = {
  vehicle: Vehicle;
  now: number;
  /** Readings of the bus, `undefined` while loading, `null` without an answer, and when they were read. */
  bus: AdvancedObd | null | undefined;
  busReadAt: number;
  /** Readings without a part. */
  others: readonly GaugeName[];
  /** Parts whose values stand above already: they are drawn, and listed only if something is wrong. */
  without?: readonly PartName[];
  /** Why values are missing. Without it, they are left out. */
  gapTexts?: Readonly<Record<Gap, ReactNode>>;
  /** Further entries of the list. */
  children?: ReactNode;
};

/** Condition of a vehicle: its drawing from above between the values of its parts, other values below, each with its age. */
export function VehicleCondition({ vehicle, now, bus, busReadAt, others, without = [], gapTexts, children }: Props) {
  const { t } = useTranslation('vehicles');
  const condition = conditionOf(vehicle, now, bus);
  const textOf = useReadingText();
  const body = bodyOf(vehicle);
  const isCar = (CAR_BODIES as readonly string[]).includes(body);
  const parts = condition.parts
    .filter(({ name, isWrong }) => isWrong || !without.includes(name))
    .map((part) => <PartEntry key={part.name} part={part} vehicle={vehicle} />);
  return (
    <div data-body={isCar ? 'car' : 'object'}>
      <Ages vehicle={vehicle} now={now} read={readOf(condition.parts)} readAt={busReadAt} />
      <div className={styles.scene}>
        <Drawing body={body} parts={condition.parts} />
        {isCar && parts.length > 0 && <dl className={styles.parts}>{parts}</dl>}
      </div>
      <dl className={styles.others}>
        {!isCar && parts}
        {condition.others
          .filter(({ name }) => others.includes(name))
          .map((reading) => (
            <Entry key={reading.name} name={t(reading.name)} isWrong={reading.isLow}>
              <Value isWrong={reading.isLow} to={historyOf(reading.name, vehicle.id)} label={t(reading.name)}>
                {textOf(reading)}
              </Value>
            </Entry>
          ))}
        {children}
        {gapTexts &&
          condition.gaps.map(({ gap, names }) => (
            <GapEntry key={gap} names={names}>
              {gapTexts[gap]}
            </GapEntry>
          ))}
      </dl>
    </div>
  );
}

type EntryProps = { name: ReactNode; isWrong?: boolean; part?: string; children: ReactNode };

/** One entry of a list of values. */
export const Entry = ({ name, isWrong = false, part, children }: EntryProps) => (
  <div className={styles.entry} data-wrong={isWrong} data-part={part}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function GapEntry({ names, children }: { names: readonly GaugeName[]; children: ReactNode }) {
  const listOf = useGaugeList();
  return (
    <div className={styles.gap}>
      <dt>{listOf(names)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names of gauges in one phrase: "Fuel and tires". */
function useGaugeList(): (names: readonly GaugeName[]) => string {
  const { t, i18n } = useTranslation('vehicles');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const inner = (text: string) => text.charAt(0).toLocaleLowerCase(i18n.language) + text.slice(1);
  return (names) => list.format(names.map((name, index) => (index === 0 ? t(name) : inner(t(name)))));
}

function PartEntry({ part, vehicle }: { part: Part; vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const textOf = usePartText();
  const isTire = 'psi' in part;
  const name = usePartName()(part);
  return (
    <Entry
      part={part.name}
      isWrong={part.isWrong}
      name={
        <>
          {isTire && <VisuallyHidden>{t('tires')}, </VisuallyHidden>}
          {name}
        </>
      }
    >
      <Value
        isWrong={part.isWrong}
        to={historyOf(part.name, vehicle.id, 'codes' in part ? part.codes : 0)}
        label={name}
      >
        {textOf(part)}
      </Value>
    </Entry>
  );
}

function usePartName(): (part: Part) => string {
  const { t } = useTranslation('vehicles');
  return ({ name }) => {
    switch (name) {
      case 'vehicleBattery':
      case 'fuel':
        return t(name);
      case 'engine':
      case 'doors':
      case 'lock':
        return t(`parts.${name}`);
      default:
        return t(`tireNames.${name}`);
    }
  };
}

/** A value, which links to its history if there is one. The text says what is wrong as well. */
function Value({
  isWrong,
  to,
  label,
  children,
}: {
  isWrong: boolean;
  to: string | null;
  label: string;
  children: string;
}) {
  const text = (
    <>
      {isWrong && <IconAlertTriangle size={14} aria-hidden />}
      {children}
    </>
  );
  if (to === null) return text;
  return (
    <FactLink to={to} label={label} value={children}>
      {text}
    </FactLink>
  );
}

/** Codes are explained in their card. Tires and fuel have no history. */
function historyOf(name: Part['name'] | GaugeName, vehicleId: number, codes = 0): string | null {
  if (codes > 0) return `${vehiclePaths.overview(vehicleId)}${CARD_HASH.codes}`;
  const search = partSearch(name, vehicleId);
  return search && paths.feed + search;
}

/** Gauges of the bus among the parts. */
const readOf = (parts: readonly Part[]): GaugeName[] => [
  ...(parts.some(({ name }) => name === 'fuel') ? (['fuel'] as const) : []),
  ...(parts.some((part) => 'psi' in part) ? (['tires'] as const) : []),
];

type AgesProps = { vehicle: Vehicle; now: number; read: readonly GaugeName[]; readAt: number };

/** Age of the device's report and of what was read from the bus: they answer at different times. */
function Ages({ vehicle, now, read, readAt }: AgesProps) {
  const { t } = useTranslation('vehicles');
  const listOf = useGaugeList();
  const since = useSince();
  const format = useFormat();
  const timestamp = vehicle.last_known_state?.timestamp;
  const at = timestamp === undefined ? null : Date.parse(timestamp);
  const busAt = read.length === 0 ? null : portalTime(readAt);
  if (at === null && busAt === null) return null;
  return (
    <p className={styles.ages}>
      {at !== null && (
        <time dateTime={timestamp} title={format.dateTime(at)}>
          {t('conditionAge', { age: within(since(at, now)) })}
        </time>
      )}
      {at !== null && busAt !== null && ' · '}
      {busAt !== null && (
        <time dateTime={new Date(busAt).toISOString()} title={format.dateTime(busAt)}>
          {t('busAge', { names: listOf(read), age: within(since(busAt, now)) })}
        </time>
      )}
    </p>
  );
}

/** A reading in the user's language and units. A low one says so. */
function useReadingText(): (reading: GaugeReading) => string {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const valueOf = ({ unit, value }: GaugeReading): string => {
    switch (unit) {
      case 'volt':
        return `${format.number(value, 1)} V`;
      case 'percent':
        return format.percent(value);
      case 'psi':
        return t('psi', { value: format.number(value) });
      case 'fahrenheit':
        return format.temperature(value);
      case 'mile':
        return format.distance(value);
    }
  };
  return (reading) => (reading.isLow ? `${valueOf(reading)} ${t('low')}` : valueOf(reading));
}

function usePartText(): (part: Part) => string {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const readingText = useReadingText();
  return (part) => {
    switch (part.name) {
      case 'vehicleBattery':
      case 'fuel':
        return readingText({ ...part.reading, isLow: part.isWrong });
      case 'engine':
        if (part.codes > 0) return t('attention.trouble_codes', { count: part.codes });
        return t(part.isOn ? 'partStates.engineOn' : 'partStates.engineOff');
      case 'doors':
        return t(part.isOn ? 'partStates.doorsOpen' : 'partStates.doorsClosed');
      case 'lock':
        return t(part.isOn ? 'locked' : 'unlocked');
      default:
        return [t('psi', { value: format.number(part.psi) }), part.isWrong && t('low')].filter(Boolean).join(' ');
    }
  };
}
