import { expect, test } from 'vitest';
import { Base, Table } from './table.ts';

type Car = { id: number; owner: string; name: string };
const base = new Base<Car>([
  { id: 1, owner: 'ann', name: 'Van' },
  { id: 2, owner: 'ben', name: 'Truck' },
  { id: 3, owner: 'ann', name: 'Trailer' },
]);

function table(changed: (string | number)[] = []) {
  return new Table<Car>('cars', base, new Map(), (_name, id) => changed.push(id));
}
const names = (rows: Iterable<Car>) => Array.from(rows, (row) => row.name);

test('keeps changed seeds in place, appends new rows and omits deleted seeds', () => {
  const cars = table();
  cars.put({ id: 9, owner: 'ann', name: 'Bus' });
  cars.update(1, { name: 'Blue van' });
  cars.delete(2);
  expect(names(cars.values())).toEqual(['Blue van', 'Trailer', 'Bus']);
  expect(cars.size).toBe(3);
  expect(cars.get(2)).toBeUndefined();
});

test('finds rows by their current field values', () => {
  const cars = table();
  cars.update(1, { owner: 'ben' });
  cars.update(2, { owner: 'ann' });
  cars.put({ id: 9, owner: 'ann', name: 'Bus' });
  expect(names(cars.by('owner', 'ann'))).toEqual(['Trailer', 'Truck', 'Bus']);
  expect(cars.oneBy('name', 'Van')?.owner).toBe('ben');
  expect(cars.oneBy('owner', 'ann')?.name).toBe('Trailer');
  expect(cars.oneBy('name', 'Bus')?.id).toBe(9);
  cars.delete(3);
  expect(names(cars.by('owner', 'ann'))).toEqual(['Truck', 'Bus']);
  expect(cars.oneBy('name', 'Trailer')).toBeUndefined();
});

test('leaves seeds untouched and reports every change', () => {
  const changed: (string | number)[] = [];
  const cars = table(changed);
  cars.update(1, { name: 'Other' });
  cars.delete(3);
  expect(base.rows.get(1)).toEqual({ id: 1, owner: 'ann', name: 'Van' });
  expect(changed).toEqual([1, 3]);
});

test('refuses to update a missing row', () => {
  expect(() => table().update(7, { name: 'x' })).toThrow('cars: no row 7');
});

test('removes a deleted own row from the overlay', () => {
  const cars = table();
  cars.put({ id: 9, owner: 'ann', name: 'Bus' });
  cars.delete(9);
  expect(cars.own.size).toBe(0);
});

test('caches derived values until a row changes', () => {
  const cars = table();
  let asked = 0;
  const owners = (rows: Table<Car>) => {
    asked += 1;
    return Array.from(rows.values(), ({ owner }) => owner);
  };
  expect(cars.derived(owners)).toEqual(['ann', 'ben', 'ann']);
  expect(cars.derived(owners)).toEqual(['ann', 'ben', 'ann']);
  expect(asked).toBe(1);
  cars.update(2, { owner: 'cat' });
  expect(cars.derived(owners)).toEqual(['ann', 'cat', 'ann']);
  cars.delete(3);
  expect(cars.derived(owners)).toEqual(['ann', 'cat']);
  expect(asked).toBe(3);
});
