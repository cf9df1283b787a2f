import { expect, test } from 'vitest';
import { addressOfLink, isPath, type Known, startLinkIn } from './start-link.ts';

const KNOWN: Known = {
  isPersona: (id) => id === 'owner',
  isScenario: (name) => name === 'fleet' || name === 'default',
};
const read = (query: string) => startLinkIn(new URLSearchParams(query), KNOWN);

test('reads what it writes, below a folder too', () => {
  const link = {
    persona: 'owner',
    scenario: 'fleet',
    at: '2026-11-21T12:00:00-06:00',
    faults: ['slow', 'decline'],
    next: '/control-center?vehicle=1002&tab=map',
  } as const;
  const address = addressOfLink(link, new URL('https://host.example/some/demo/'));
  expect(address).toMatch(/^https:\/\/host\.example\/some\/demo\/__mock\/start\?persona=owner&scenario=fleet&at=/);
  expect(startLinkIn(new URL(address).searchParams, KNOWN)).toEqual({ link });
});

test('leaves out what is usual', () => {
  const usual = { persona: 'owner', scenario: 'default', at: null, faults: [], next: '/' };
  expect(addressOfLink(usual, new URL('https://host.example/'))).toBe(
    'https://host.example/__mock/start?persona=owner',
  );
  expect(read('')).toEqual({ link: usual });
});

test.each([
  ['persona=nobody', 'persona'],
  ['persona=__proto__', 'persona'],
  ['scenario=apocalypse', 'scenario'],
  ['at=tomorrow', 'at'],
  ['at=2026-13-45', 'at'],
  ['at=1999-01-01', 'at'],
  ['at=2026-11-21T12:00:00', 'at'],
  ['fault=toString', 'fault'],
  ['fault=slow&fault=unknown', 'fault'],
  ['next=https://evil.example', 'next'],
  ['next=//evil.example', 'next'],
  ['next=/%5Cevil.example', 'next'],
  ['next=/.//evil.example', 'next'],
  ['next=/%09/evil.example', 'next'],
  ['next=javascript:alert(1)', 'next'],
  [`next=/${'a'.repeat(500)}`, 'next'],
  ['token=eyJhbGciOiJSUzI1NiJ9', 'other'],
  ['persona=owner&persona=guest', 'other'],
])('refuses %s', (query, problem) => {
  expect(read(query)).toEqual({ problem });
});

test('takes paths of the portal alone', () => {
  expect(['/', '/trips?vehicle=1#log', '/é', '/a//b'].filter((path) => !isPath(path))).toEqual([]);
  expect(['', 'trips', '//', '/\\x', '\\\\x', '/\n', ' /'].filter(isPath)).toEqual([]);
});
