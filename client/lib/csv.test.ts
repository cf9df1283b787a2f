import { expect, test } from 'vitest';
import { csvFile, csvOf, csvTop } from './csv.ts';

test('writes rows by RFC 4180 with a byte order mark', () => {
  expect(
    csvOf([
      ['Vehicle', 'Miles'],
      ['Van "12", red', -87.6],
      ['two\nlines', null],
    ]),
  ).toBe('\uFEFFVehicle,Miles\r\n"Van ""12"", red",-87.6\r\n"two\nlines",\r\n');
});

test('keeps texts from being run as formulas, and leaves negative numbers alone', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@x', -1]])).toBe("\uFEFF'=1+1,'+1,'-1,'@x,-1\r\n");
});

test('[commerce 1] writes a long file in parts with all of its rows in order', async () => {
  const numbers = Array.from({ length: 2_500 }, (_, index) => index);
  const file = await csvFile({ head: [], columns: ['Number'] }, numbers, (number) => [number]);
  // Reading a file as text drops the byte order mark.
  expect(await file.text()).toBe(csvOf([['Number'], ...numbers.map((number) => [number])]).slice(1));
});

test('[commerce 1] lets other tasks run while it writes a long file', async () => {
  let written = 0;
  const timer = new Promise<number>((resolve) => setTimeout(() => resolve(written)));
  await csvFile({ head: [], columns: [] }, Array.from({ length: 50_000 }), () => [(written += 1)]);
  expect(await timer).toBeLessThan(50_000);
});

test('[commerce 2] no part of a text begins a formula where semicolons separate cells', () => {
  expect(csvOf([[1, "Van;=cmd|' /C calc'!A0", 'Van; +1', 'Van;1', 'a;b-c']])).toBe(
    `\uFEFF1,"Van;'=cmd|' /C calc'!A0","Van;' +1","Van;1","a;b-c"\r\n`,
  );
});

test('[places 8] states the head above the table, in rows of the same length', () => {
  const columns = ['Vehicle', 'Mileage (mi)', 'Trips'];
  expect(csvTop({ head: [['Mileage'], ['Vehicles', '=1+1'], ['Mileage (mi)', 1792.02]], columns })).toBe(
    "\uFEFFMileage,,\r\nVehicles,'=1+1,\r\nMileage (mi),1792.02,\r\n,,\r\nVehicle,Mileage (mi),Trips\r\n",
  );
});
