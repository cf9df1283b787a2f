import { expect, test } from 'vitest';
import {
  BREAKPOINTS,
  IDLE,
  JUST_NOW,
  KILOMETERS_A_MILE,
  LIMITS,
  LOW,
  SIZES,
  SPEED_THRESHOLDS,
  TIMERS,
} from './constants.ts';

/** Core 9, sentence by sentence. */
test.each([
  ['profile menu fade 325 ms', TIMERS.profileMenuFade, 325],
  ['service status poll 300000 ms', TIMERS.serviceStatusPoll, 300_000],
  ['controls hide 3000 ms', TIMERS.controlsHide, 3_000],
  ['stream id poll 5 s', TIMERS.streamIdPoll, 5_000],
  ['stream ping 15 s', TIMERS.streamPing, 15_000],
  ['success icon 1400 ms', TIMERS.successIcon, 1_400],
  ['failure icon 2500 ms', TIMERS.failureIcon, 2_500],
  ['group success 1500 ms', TIMERS.groupSuccess, 1_500],
  ['initial-state delay 1000 ms', TIMERS.beforeNext, 1_000],
  ['bulk finalizing 150 ms', TIMERS.bulkFinalizing, 150],
  ['bulk success display 1500 ms', TIMERS.bulkSuccess, 1_500],
  ['diagnostics close 500 ms', TIMERS.diagnosticsClose, 500],
  ['alert default 2500 ms', TIMERS.alert, 2_500],
  ['added-to-cart alert 3500 ms', TIMERS.addedToCartAlert, 3_500],
  ['back arrow 300 ms', TIMERS.backArrow, 300],
  ['field error delay 1 s', TIMERS.fieldError, 1_000],
  ['reload guard 60 s', TIMERS.reloadGuard, 60_000],
  ['page prefetch idle 2 s', TIMERS.prefetchIdle, 2_000],
  ['fetch minimum display 200 ms', TIMERS.loadingShown, 200],
])('[core 9] %s', (_sentence, value, documented) => {
  expect(value).toBe(documented);
});

test('[core 9] breakpoints, and where the navigation becomes a menu', () => {
  expect(BREAKPOINTS).toEqual({ sm: 481, mdSm: 741, md: 769, mdLg: 811, navigation: 950, lg: 991, xlg: 1141 });
});

test('[core 9] sizes', () => {
  expect(SIZES).toEqual({
    topBar: { wide: 75, narrow: 50 },
    alertBar: { wide: 75, narrow: 50 },
    dialog: { usual: 400, cropper: 730, moduleRequired: 814, widest: 1024 },
    bulkList: 312,
  });
});

test('[core 9] limits and thresholds', () => {
  expect(LIMITS).toEqual({
    groups: 4,
    groupNameTyped: 28,
    groupName: 50,
    phoneDigits: 10,
    alertPage: 100,
    alertLogPage: 30,
    sessionCookie: 365,
    multiVehicleDiscount: 10,
    liveViewData: 100,
  });
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
  expect([KILOMETERS_A_MILE, JUST_NOW]).toEqual([1.609344, 3]);
});
