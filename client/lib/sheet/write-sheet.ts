import { tzOffset } from '@date-fns/tz';
import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import type { CellKind } from '../../rules/files/file-head.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import type { Sheet, SheetCell, SheetColumn } from './sheet.ts';

const DATE_TIME = 'yyyy-mm-dd hh:mm:ss';
const LONGEST_COLUMN = 48;
const TIME_WIDTH = 20;

/** Writes a table as an Excel file. Its title, head and header row stay in view. */
export function writeSheet({ name, title, head, columns, rows, timeZone }: Sheet): Promise<Blob> {
  const header = columns.map(({ header: value }): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const cells = rows.map((row) => row.map((value, index) => cellOf(value, columns[index]?.kind, timeZone)));
  const top: Cell[][] = [
    [{ value: title, type: String, fontWeight: 'bold' }],
    ...head.map(({ label, value, kind }) => [{ value: label, type: String }, cellOf(value, kind, timeZone)]),
    [null],
  ];
  return writeXlsxFile([...top, header, ...cells], {
    sheet: sheetName(name),
    columns: columns.map((column, index) => ({ width: widthOf(column, rows, index) })),
    stickyRowsCount: top.length + 1,
  }).toBlob();
}

function cellOf(value: SheetCell, kind: CellKind | undefined, timeZone: string): Cell {
  if (value === null || value === '') return null;
  if (kind === 'time' && typeof value === 'number') {
    // Written as UTC, so the time of the zone is the time that the file shows.
    const shown = new Date(value + tzOffset(timeZone, new Date(value)) * MINUTE);
    return { value: shown, type: Date, format: DATE_TIME };
  }
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

function widthOf({ header, kind }: SheetColumn, rows: Sheet['rows'], index: number): number {
  if (kind === 'time') return TIME_WIDTH;
  let longest = header.length;
  for (const row of rows) longest = Math.max(longest, String(row[index] ?? '').length);
  // The second column also has the values of the head.
  const least = index === 1 ? TIME_WIDTH - 2 : 0;
  return Math.max(Math.min(longest, LONGEST_COLUMN), least) + 2;
}

/** Excel allows 31 characters, without some that mean something in formulas. */
const sheetName = (name: string): string => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
