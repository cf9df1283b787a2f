import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Twenty-two letters ok!', 'Twenty-two letters ok!'],
  ['The long-distance refrigerated delivery van 012345', 'The long-distance ref…'],
  ['A delivery van of the north', 'A delivery van of the…'],
])('truncates %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
