import { beforeEach, expect, test } from 'vitest';
import { useAlerts } from '../../../state/alerts.ts';
import { saySaved } from './saved.tsx';

beforeEach(() => useAlerts.setState(useAlerts.getInitialState(), true));

test('[core 2.6] what is saved over and over is said once at a time', () => {
  for (let presses = 0; presses < 5; presses += 1) saySaved('nothing');
  expect(useAlerts.getState().alerts).toHaveLength(1);
  saySaved('info');
  expect(useAlerts.getState().alerts).toHaveLength(2);
});
