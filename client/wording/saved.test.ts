import { beforeEach, expect, test } from 'vitest';
import { useAlerts } from '../state/alerts.ts';
import { savedAlert } from './saved.tsx';

beforeEach(() => useAlerts.setState(useAlerts.getInitialState(), true));

const showSaved = savedAlert('profile', (what: 'nothing' | 'details') => what);

test('[core 2.6] saving the same again shows one alert', () => {
  for (let presses = 0; presses < 5; presses += 1) showSaved('nothing');
  expect(useAlerts.getState().alerts).toHaveLength(1);
});

test('[core 2.6] saving something else shows a second alert', () => {
  showSaved('nothing');
  showSaved('details');
  expect(useAlerts.getState().alerts.map(({ id }) => id)).toEqual(['profile-nothing', 'profile-details']);
});
