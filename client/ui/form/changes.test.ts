import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const before = { first_name: 'Riley', company: null, image: '/media/1.png', allow_app_analytics: true };

test.each([
  ['nothing', { first_name: 'Riley', company: null }, null],
  ['one of two', { first_name: 'Ria', company: null }, { first_name: 'Ria' }],
  ['an emptied value', { image: null }, { image: null }],
  ['a new value', { company: 'Waymark' }, { company: 'Waymark' }],
  ['no unchanged picture', { image: undefined }, null],
  ['no empty value that the server leaves out', { notes: null }, null],
  ['a value that the server left out', { notes: 'Gate 4' }, { notes: 'Gate 4' }],
  ['a switch turned off', { allow_app_analytics: false }, { allow_app_analytics: false }],
])('[core 7] an update contains only changes: %s', (_, sent, changes) => {
  expect(changesOf(before, sent)).toEqual(changes);
});
