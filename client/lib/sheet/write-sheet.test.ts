import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeSheet } from './write-sheet.ts';

const COLUMNS = [
  { header: 'Vehicle', kind: 'text' },
  { header: 'Mileage (mi)', kind: 'number' },
  { header: 'Latest', kind: 'time' },
] as const;

const read = async (file: Blob) => {
  const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  // Excel counts days as fractions, which are exact to the millisecond only.
  const exact = (cell: unknown) => (cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell);
  return (sheet?.data ?? []).map((row) => row.map(exact));
};

test('[places 8] an Excel file has its head above the table, with texts, numbers and times of the zone', async () => {
  const at = Date.parse('2026-11-21T15:30:00Z');
  const rows = [
    ['Van "12" é', 312.45, at],
    ['=1+1', null, null],
  ];
  const head = [
    { label: 'From', value: Date.parse('2026-11-15T06:00:00Z'), kind: 'time' },
    { label: 'Vehicles', value: '=1+1', kind: 'text' },
    { label: 'Mileage (mi)', value: 1792.02, kind: 'number' },
  ] as const;
  const sheet = { name: 'Speed: [all]', title: 'Speed', head, columns: COLUMNS, rows, timeZone: 'America/Chicago' };
  expect(await read(await writeSheet(sheet))).toEqual([
    ['Speed', null, null],
    ['From', new Date('2026-11-15T00:00:00Z'), null],
    ['Vehicles', '=1+1', null],
    ['Mileage (mi)', 1792.02, null],
    [null, null, null],
    ['Vehicle', 'Mileage (mi)', 'Latest'],
    ['Van "12" é', 312.45, new Date('2026-11-21T09:30:00Z')],
    ['=1+1', null, null],
  ]);
});

test('[commerce 2] an Excel file has all of 20,000 rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [`Van ${index}`, index / 4, index * 1000]);
  const file = await writeSheet({
    name: 'Mileage',
    title: 'Mileage',
    head: [],
    columns: COLUMNS,
    rows,
    timeZone: 'UTC',
  });
  const table = await read(file);
  expect(table).toHaveLength(20_003);
  expect(table.at(-1)).toEqual(['Van 19999', 4999.75, new Date('1970-01-01T05:33:19Z')]);
});
