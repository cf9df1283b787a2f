import { expect, test } from 'vitest';
import shipped from '../public/config.json' with { type: 'json' };
import { checkConfig } from './config.ts';

const BASE = new URL('https://portal.example/demo/');
const problemsOf = (raw: unknown) => {
  const checked = checkConfig(raw, BASE);
  return 'problems' in checked ? checked.problems : [];
};
const change = (path: string, value: unknown) => {
  const raw = structuredClone(shipped) as unknown as Record<string, Record<string, unknown>>;
  const [section = '', key] = path.split('.');
  if (key) (raw[section] ??= {})[key] = value;
  else Object.assign(raw, { [section]: value });
  return raw;
};

test('the shipped configuration is valid, and its addresses are relative to the portal', () => {
  const checked = checkConfig(shipped, BASE);
  expect(checked).toMatchObject({
    config: {
      apiBase: 'https://portal.example/demo/api/v1/',
      identity: { endpoint: 'https://portal.example/demo/identity/', userPoolId: 'us-east-1_Waymark01' },
      brand: { name: 'Waymark', helpSite: 'https://help.waymark.example/' },
    },
  });
});

test('keeps the address of an API on another host', () => {
  expect(checkConfig(change('apiBase', 'https://api.example/api/v1'), BASE)).toMatchObject({
    config: { apiBase: 'https://api.example/api/v1/' },
  });
});

test('signs in with the usual library unless the configuration names the other one', () => {
  expect(checkConfig(shipped, BASE)).toMatchObject({ config: { identity: { sdk: 'amazon-cognito-identity-js' } } });
  for (const sdk of ['amazon-cognito-identity-js', 'amplify']) {
    expect(checkConfig(change('identity.sdk', sdk), BASE)).toMatchObject({ config: { identity: { sdk } } });
  }
});

test('lists all missing and wrong values at once', () => {
  expect(problemsOf({ identity: { clientId: '' } }).map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    'apiBase missing',
    'identity.endpoint missing',
    'identity.userPoolId missing',
    'identity.clientId text',
    'map.light missing',
    'map.dark missing',
    'geocoder missing',
    'brand.name missing',
    'brand.helpSite missing',
    'brand.mainSite missing',
    'signIn.partnerDomain missing',
    'signIn.retailerAccount missing',
    'signIn.prohibited missing',
    'flags.serviceInterruptionTest missing',
    'flags.pseudoLanguage missing',
    'flags.idempotencyKeys missing',
  ]);
});

test.each([
  ['apiBase', 'javascript:alert(1)', 'address'],
  ['apiBase', 7, 'address'],
  ['identity.userPoolId', 'Waymark01', 'pool'],
  ['identity.sdk', 'aws-amplify', 'sdk'],
  ['brand.name', '  ', 'text'],
  ['flags.pseudoLanguage', 'no', 'flag'],
  ['signIn.prohibited', 'a list', 'hashes'],
  ['signIn.partnerDomain', 'partner', 'domain'],
  ['signIn.partnerDomain', 'Partner <x@partner.example>', 'domain'],
])('%s must not be %j', (path, value, problem) => {
  expect(problemsOf(change(path, value))).toEqual([{ path, problem }]);
});

test.each([
  'api.waymark.example/api/v1/',
  '//api.waymark.example/',
  '/\\api.waymark.example/',
  'https:api.waymark.example',
  'ftp://api.waymark.example/',
  'https://',
])('rejects %j: without a scheme, a host would be a path of the portal', (address) => {
  for (const path of ['apiBase', 'identity.endpoint', 'brand.mainSite', 'geocoder', 'map.dark']) {
    expect(problemsOf(change(path, address))).toEqual([{ path, problem: 'address' }]);
  }
});

test('[core 6] normalizes hashes and the partner domain, and reports invalid hashes', () => {
  const hash = '27a4cce4638700c811f9b80f33a4d8e808a62489bda380c82afd97590d5466e3';
  expect(checkConfig(change('signIn.prohibited', [hash.toUpperCase()]), BASE)).toMatchObject({
    config: { signIn: { prohibited: [hash] } },
  });
  for (const wrong of ['user@waymark.example', 7, `${hash}0`]) {
    expect(problemsOf(change('signIn.prohibited', [hash, wrong]))).toEqual([
      { path: 'signIn.prohibited', problem: 'hashes' },
    ]);
  }
  expect(checkConfig(change('signIn.partnerDomain', ' @partner.example '), BASE)).toMatchObject({
    config: { signIn: { partnerDomain: 'partner.example' } },
  });
});

test.each([null, [], 'text', 7])('rejects %j as a configuration', (raw) => {
  expect(problemsOf(raw)).toEqual([{ path: '', problem: 'object' }]);
});
