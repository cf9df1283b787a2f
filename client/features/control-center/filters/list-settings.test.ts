import { beforeEach, expect, test } from 'vitest';
import { changeList, keepGroups, showGroup, useListSettings } from './list-settings.ts';

const groups = () => [...useListSettings.getState().groups];
beforeEach(() => useListSettings.setState(useListSettings.getInitialState(), true));

test('[core 2.10] loading a group clears the other filters and keeps the sort order', () => {
  changeList({ text: 'van', facets: new Set(['moving']), types: new Set(['tracker']), sort: 'mileage' });
  showGroup('Night shift');
  const { text, facets, types, sort } = useListSettings.getState();
  expect([text, facets.size, types.size, sort, groups()]).toEqual(['', 0, 0, 'mileage', ['Night shift']]);
});

test('a deleted group is removed from the filter', () => {
  changeList({ groups: new Set(['Vans', 'Trucks']) });
  const before = useListSettings.getState();
  keepGroups(['Trucks', 'Vans', 'Family']);
  expect(useListSettings.getState()).toBe(before);
  keepGroups(['Trucks']);
  expect(groups()).toEqual(['Trucks']);
});
