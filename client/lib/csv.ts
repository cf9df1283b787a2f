import { nextTask } from './next-task.ts';

export type CsvCell = string | number | null;

/**
 * Spreadsheets run texts that begin with these as formulas, also behind a semicolon, which separates cells where the comma is the
 * decimal sign.
 */
const FORMULA = /(^|;)(?=\s*[=+\-@\t\r])/g;
const SPECIAL = /[",;\r\n]/;
/** Without it, Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

export const CSV_TYPE = 'text/csv;charset=utf-8';
/** Rows written in one task, so that the page responds while a long file is written. */
const AT_ONCE = 1_000;

type Row = readonly CsvCell[];

/** Rows as CSV (RFC 4180) with a byte order mark. An apostrophe keeps texts from being run as formulas; numbers need none. */
export const csvOf = (rows: Iterable<Row>): string => BOM + csvLines(rows);

/** Rows above the table, and the names of its columns. */
export type CsvTop = { head: readonly Row[]; columns: Row };

/**
 * The beginning of a file: the head, an empty row, the names of the columns. Pads rows to the number of columns, which all rows of a
 * file share (RFC 4180).
 */
export function csvTop({ head, columns }: CsvTop): string {
  const rows = head.length === 0 ? [columns] : [...head, [], columns];
  const width = Math.max(...rows.map(({ length }) => length));
  return csvOf(rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => null)]));
}

/** A CSV file of any length. */
export async function csvFile<Item>(top: CsvTop, items: readonly Item[], cellsOf: (item: Item) => Row): Promise<Blob> {
  const parts = [csvTop(top)];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    parts.push(csvLines(items.slice(at, at + AT_ONCE).map(cellsOf)));
    await nextTask();
  }
  return new Blob(parts, { type: CSV_TYPE });
}

/** Rows of a file that is written in parts, after its `csvTop`. */
export function csvLines(rows: Iterable<Row>): string {
  let lines = '';
  for (const row of rows) lines += `${row.map(cell).join(',')}\r\n`;
  return lines;
}

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = value.replace(FORMULA, "$1'");
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
