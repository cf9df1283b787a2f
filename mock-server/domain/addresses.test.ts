import { expect, test } from 'vitest';
import { PO_BOXES, STREETS } from '../../tests/support/po-boxes.ts';
import { isPoBox } from './addresses.ts';

test.each(PO_BOXES)('[commerce 5] in %s, parcels cannot reach %s', (country, line) => {
  expect(isPoBox(line, country)).toBe(true);
});

test.each(STREETS)('[commerce 5] in %s, parcels reach %s', (country, line) => {
  expect(isPoBox(line, country)).toBe(false);
});
