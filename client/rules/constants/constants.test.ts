import { expect, test } from 'vitest';
import { ALERT_LOG_PAGE, ALERT_PAGE, IDLE, SPEED_THRESHOLDS } from './alert-rules.ts';
import {
  MAX_PRODUCT_QUANTITY,
  MULTI_VEHICLE_DISCOUNT,
  MULTI_VEHICLE_PERCENT,
  SEASONAL_PAUSE_MONTHS,
} from './billing.ts';
import { LOADING_SHOWN, RELOAD_GUARD, SERVICE_STATUS_POLL } from './calls.ts';
import {
  BULK_FINALIZING,
  BULK_LIST_HEIGHT,
  BULK_SUCCESS,
  DIAGNOSTICS_CLOSE,
  DIALOG_WIDTHS,
  GROUP_SUCCESS,
} from './dialogs.ts';
import { FIELD_ERROR_DELAY, GROUP_NAME, GROUP_NAME_TYPED, GROUPS, PHONE_DIGITS } from './forms.ts';
import {
  ADDED_TO_CART_SHOWN,
  ALERT_SHOWN,
  BACK_ARROW,
  BREAKPOINTS,
  PREFETCH_IDLE,
  PROFILE_MENU_FADE,
  TOP_BAR,
} from './layout.ts';
import { CONTROLS_HIDE, FAILURE_ICON, LIVE_VIEW_DATA, STREAM_ID_POLL, STREAM_PING, SUCCESS_ICON } from './live-view.ts';
import { JUST_NOW, KILOMETERS_A_MILE, LOW } from './measures.ts';
import { BEFORE_NEXT, SESSION_COOKIE_DAYS } from './session.ts';

/** Core 9, sentence by sentence. */
test.each([
  ['profile menu fade 325 ms', PROFILE_MENU_FADE, 325],
  ['service status poll 300000 ms', SERVICE_STATUS_POLL, 300_000],
  ['controls hide 3000 ms', CONTROLS_HIDE, 3_000],
  ['stream id poll 5 s', STREAM_ID_POLL, 5_000],
  ['stream ping 15 s', STREAM_PING, 15_000],
  ['success icon 1400 ms', SUCCESS_ICON, 1_400],
  ['failure icon 2500 ms', FAILURE_ICON, 2_500],
  ['group success 1500 ms', GROUP_SUCCESS, 1_500],
  ['initial-state delay 1000 ms', BEFORE_NEXT, 1_000],
  ['bulk finalizing 150 ms', BULK_FINALIZING, 150],
  ['bulk success display 1500 ms', BULK_SUCCESS, 1_500],
  ['diagnostics close 500 ms', DIAGNOSTICS_CLOSE, 500],
  ['alert default 2500 ms', ALERT_SHOWN, 2_500],
  ['added-to-cart alert 3500 ms', ADDED_TO_CART_SHOWN, 3_500],
  ['back arrow 300 ms', BACK_ARROW, 300],
  ['field error delay 1 s', FIELD_ERROR_DELAY, 1_000],
  ['reload guard 60 s', RELOAD_GUARD, 60_000],
  ['page prefetch idle 2 s', PREFETCH_IDLE, 2_000],
  ['fetch minimum display 200 ms', LOADING_SHOWN, 200],
  ['session cookies 365 days', SESSION_COOKIE_DAYS, 365],
  ['4 groups', GROUPS, 4],
  ['28 characters of a group name typed', GROUP_NAME_TYPED, 28],
  ['50 characters of a group name stored', GROUP_NAME, 50],
  ['10 digits of a phone number', PHONE_DIGITS, 10],
  ['100 alerts a request', ALERT_PAGE, 100],
  ['30 rows of the alert log a request', ALERT_LOG_PAGE, 30],
  ['discount from 10 vehicles', MULTI_VEHICLE_DISCOUNT, 10],
  ['live view until 100 % of the data', LIVE_VIEW_DATA, 100],
  ['bulk list 312 px', BULK_LIST_HEIGHT, 312],
  ['"just now" until 3 minutes', JUST_NOW, 3],
  ['1.609344 km a mile', KILOMETERS_A_MILE, 1.609344],
])('[core 9] %s', (_sentence, value, documented) => {
  expect(value).toBe(documented);
});

test('[commerce 9] has the documented limits of billing', () => {
  expect([SEASONAL_PAUSE_MONTHS, MULTI_VEHICLE_PERCENT, MAX_PRODUCT_QUANTITY]).toEqual([3, 20, 10]);
});

test('[core 9] has the documented breakpoints', () => {
  expect(BREAKPOINTS).toEqual({ sm: 481, mdSm: 741, md: 769, mdLg: 811, navigation: 950, lg: 991, xlg: 1141 });
});

test('[core 9] has the documented sizes of the top bar and dialogs', () => {
  expect(TOP_BAR).toEqual({ wide: 75, narrow: 50 });
  expect(DIALOG_WIDTHS).toEqual({ usual: 400, cropper: 730, moduleRequired: 814, widest: 1024 });
});

test('[core 9] has the documented thresholds', () => {
  expect(LOW).toEqual({
    trackerBattery: { percent: 20 },
    vehicleBattery: { volts: 11.7 },
    trackerCell: { volts: 3.5 },
    fuel: { percent: 15 },
    tire: { under: 28 },
  });
  expect(SPEED_THRESHOLDS).toEqual({
    mph: { usual: [20, 150], extended: [10, 200] },
    kmh: { usual: [32, 240], extended: [16, 321] },
  });
  expect(IDLE).toEqual({ range: [1, 48], other: [3, 45], presets: [3, 15, 25, 45], usual: [1, 999], start: 90 });
});
