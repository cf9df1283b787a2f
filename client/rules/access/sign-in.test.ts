import { expect, test } from 'vitest';
import { refusesSignIn } from './sign-in.ts';

const RESERVED = { partnerDomain: 'partner.example', retailerAccount: 'store@retailer.example' };

test.each([
  ['', 'secret'],
  ['  ', 'secret'],
  ['riley@waymark.example', ''],
  ['anna@partner.example', 'secret'],
  [' Anna@PARTNER.example ', 'secret'],
  ['store@retailer.example', 'secret'],
])('[core 5] the form refuses %j with %j', (username, password) => {
  expect(refusesSignIn(username, password, RESERVED)).toBe(true);
});

test.each(['riley@waymark.example', 'other@retailer.example', 'x@notpartner.example', 'x@partner.example.org'])(
  '[core 5] the form does not refuse %s',
  (username) => {
    expect(refusesSignIn(username, 'secret', RESERVED)).toBe(false);
  },
);
