import { expect, test } from 'vitest';
import { changesOf, isEmpty } from './changes.ts';

const before = { first_name: 'Riley', company: null, image: '/media/1.png', allow_app_analytics: true };

test.each([
  ['nothing', { first_name: 'Riley', company: null }, {}],
  ['one of two', { first_name: 'Ria', company: null }, { first_name: 'Ria' }],
  ['an emptied value', { image: null }, { image: null }],
  ['a new value', { company: 'Waymark' }, { company: 'Waymark' }],
  ['no unchanged picture', { image: undefined }, {}],
  ['a switch turned off', { allow_app_analytics: false }, { allow_app_analytics: false }],
])('[core 7] an update contains only changes: %s', (_, sent, changes) => {
  expect(changesOf(before, sent)).toEqual(changes);
  expect(isEmpty(changesOf(before, sent))).toBe(Object.keys(changes).length === 0);
});
