import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile Safari/604`,
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${WEBKIT} CriOS/131.0 Mobile Safari/604.1`, 'Chrome', 'iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125 Safari/537`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0 Safari/537.36 OPR/116`, 'Opera', 'ChromeOS'],
  ['macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/131.0.0.0;Chromium/131.0.0.0', 'Chrome', 'macOS'],
  ['Windows 10.0.0 x86 Windows Microsoft Edge/131.0.0.0;Chromium/131.0.0.0', 'Edge', 'Windows'],
  ['Android 14 SM-S911B Android Samsung Internet/27.0.0.0;Chromium/125.0.0.0', 'Samsung Internet', 'Android'],
  ['Chrome OS 15.0 x86 Chrome OS Opera/116.0.0.0;Chromium/131.0.0.0', 'Opera', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('[commerce 2] names the browser of %s', (userAgent, browser, platform) => {
  expect(browserName(userAgent)).toEqual({ browser, platform });
});
