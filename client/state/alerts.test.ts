import { beforeEach, expect, test } from 'vitest';
import {
  addAlert,
  addedToCart,
  deleteAlert,
  deletePageErrors,
  showAlert,
  shownOf,
  updateAlert,
  useAlerts,
} from './alerts.ts';

const shown = () => useAlerts.getState().alerts.map(({ id, type, message, timeout }) => [id, type, message, timeout]);

beforeEach(() => useAlerts.setState(useAlerts.getInitialState(), true));

test('[core 2.6] an alert is a persistent error by default, and a success closes after 2500 ms', () => {
  addAlert({ id: 'a', message: 'Failed' });
  addAlert({ id: 'b', message: 'Saved', type: 'success' });
  addAlert({ id: 'c', message: 'Added', type: 'success', timeout: 3_500 });
  expect(shown()).toEqual([
    ['a', 'error', 'Failed', null],
    ['b', 'success', 'Saved', 2_500],
    ['c', 'success', 'Added', 3_500],
  ]);
});

test('[core 2.6] an alert about the cart shows for 3500 ms and then flies there', () => {
  addedToCart('Streaming Plus for Van 12 added to cart', { label: 'Checkout', to: '/subscriptions/checkout' });
  expect(useAlerts.getState().alerts).toMatchObject([
    { type: 'success', timeout: 3_500, toCart: true, action: { to: '/subscriptions/checkout' } },
  ]);
});

test('[core 2.6] adding an existing id is ignored, updating replaces it', () => {
  addAlert({ id: 'a', message: 'One' });
  addAlert({ id: 'a', message: 'Two' });
  expect(shown()).toEqual([['a', 'error', 'One', null]]);
  updateAlert({ id: 'a', message: 'Three', type: 'warning' });
  updateAlert({ id: 'nobody', message: 'Four' });
  expect(shown()).toEqual([['a', 'warning', 'Three', null]]);
});

test('[core 2.6] replaces an alert with the same id and shows it as the newest', () => {
  showAlert({ id: 'test', message: 'Not sent' });
  addAlert({ id: 'other', message: 'Other' });
  const [first] = useAlerts.getState().alerts;
  showAlert({ id: 'test', message: 'Not sent' });
  expect(shown().map(([id, , message]) => [id, message])).toEqual([
    ['other', 'Other'],
    ['test', 'Not sent'],
  ]);
  const [, again] = useAlerts.getState().alerts;
  expect(again?.turn).not.toBe(first?.turn);
  updateAlert({ id: 'test', message: 'Pas envoyé' });
  expect(useAlerts.getState().alerts[1]).toMatchObject({ message: 'Pas envoyé', turn: again?.turn });
});

test('[core 2.6] shows the newest three transient alerts beside persistent warnings', () => {
  for (const id of ['a', 'b', 'c', 'd']) addAlert({ id, message: id });
  addAlert({ id: 'w', type: 'warning', message: 'Paused' });
  const ids = () => {
    const { lasting, passing } = shownOf(useAlerts.getState().alerts);
    return [lasting.map(({ id }) => id), passing.map(({ id }) => id)];
  };
  expect(ids()).toEqual([['w'], ['b', 'c', 'd']]);
  deleteAlert('d');
  expect(ids()).toEqual([['w'], ['a', 'b', 'c']]);
});

test('[core 2.6] deletes alerts by id or position, and treats those without an id as distinct', () => {
  addAlert({ message: 'One' });
  addAlert({ message: 'Two' });
  addAlert({ id: 'c', message: 'Three' });
  deleteAlert(0);
  deleteAlert('c');
  expect(shown().map(([, , message]) => message)).toEqual(['Two']);
});

test('[core 2.6] leaving a page closes its errors, and keeps warnings, successes and errors of the portal', () => {
  addAlert({ id: 'page', message: 'Not saved' });
  addAlert({ id: 'portal', message: 'Status unknown', staysOnNavigation: true });
  addAlert({ id: 'warning', message: 'Paused', type: 'warning' });
  addAlert({ id: 'success', message: 'Saved', type: 'success' });
  deletePageErrors();
  expect(shown().map(([id]) => id)).toEqual(['portal', 'warning', 'success']);
});
