import { dayIn } from '../time/calendar-day.ts';
import { zonedTime } from '../time/zoned-time.ts';

/** Times are milliseconds since 1970. */
export type CellKind = 'text' | 'number' | 'time';

/** What a file states above its table: one value a line. */
export type HeadLine = { label: string; value: string | number; kind: CellKind };

export type FileHead = {
  title: string;
  lines: readonly HeadLine[];
  timeZone: string;
  /** Name of the file with an extension. */
  nameOf: (extension: string) => string;
};

/** Vehicles that a file covers. */
export type FileVehicles =
  | { kind: 'all'; count: number }
  | { kind: 'group'; name: string; count: number }
  | { kind: 'chosen'; names: readonly string[] };

/** Cells of the head in a CSV file: the title, then a label and a value in each row. */
export const headRows = ({ title, lines, timeZone }: FileHead): (string | number)[][] => [
  [title],
  ...lines.map((line) => [line.label, plainValue(line, timeZone)]),
];

/** The head as lines of text, without its title, for formats without cells. */
export const headTexts = ({ lines, timeZone }: FileHead): string[] =>
  lines.map((line) => `${line.label}: ${plainValue(line, timeZone)}`);

const plainValue = ({ kind, value }: HeadLine, timeZone: string): string | number =>
  kind === 'time' && typeof value === 'number' ? zonedTime(value, timeZone) : value;

/** First and last day of a period whose end is exclusive. */
export const daysOfPeriod = ({ from, to }: { from: number; to: number }, timeZone: string): string[] => [
  ...new Set([dayIn(from, timeZone), dayIn(to - 1, timeZone)]),
];

/** Characters that file systems refuse, and those that hide or reverse a name's end. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
/** Each part is cut by itself, so that the last one, which says that a file is partial, is never lost. */
const LONGEST_PART = 60;
const letters = new Intl.Segmenter();

/** A file name of several parts, without characters that a file system refuses. */
export function fileName(parts: readonly string[], extension: string): string {
  const name = parts
    .map((part) => part.replace(NOT_IN_NAMES, '-').replace(/\s+/g, ' ').trim())
    .map((part) =>
      Array.from(letters.segment(part), ({ segment }) => segment)
        .slice(0, LONGEST_PART)
        .join('')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' ');
  return `${name.replace(/^\.+/, '')}.${extension}`;
}
