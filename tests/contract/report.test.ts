import { expect, test } from 'vitest';
import { emptyReport, finished, type Report, toJson, toMarkdown, toSummary } from './report.ts';
import { tidier } from './secrets.ts';

const asIs = (text: string): string => text;

const found: Report = {
  ...emptyReport('https://api.example.com'),
  drift: [
    { operation: 'listCards', case: 'answer', status: 200, path: 'results[].id', expected: 'integer', seen: 'string' },
    { operation: 'getCard', case: 'no token', status: 200, path: '', expected: '401', seen: '200' },
    {
      operation: 'getCard',
      case: 'answer',
      status: null,
      path: '',
      expected: 'an answer',
      seen: 'no response in 10 s',
    },
    { operation: 'listCards', case: 'answer', status: 200, path: 'results[].id', expected: 'integer', seen: 'string' },
  ],
  leftBehind: [{ operation: 'createCard', what: 'created resource: deleteCard did not remove it' }],
  refused: [{ operation: 'getObd', status: 424 }],
  skipped: [{ operation: 'createCase', reason: 'cannot be undone: support staff would read it' }],
  checked: [{ operation: 'listUsers', status: 200 }],
  notes: [{ operation: 'listUsers', status: 200, kind: 'unknown field', path: 'results[].a|b`[x](y)', seen: '' }],
};

test('sorts a finished report and removes duplicates', () => {
  const { drift } = finished(found, asIs);
  expect(drift.map(({ operation, case: kase }) => [operation, kase])).toEqual([
    ['getCard', 'answer'],
    ['getCard', 'no token'],
    ['listCards', 'answer'],
  ]);
});

test('summarizes in one line', () => {
  expect(toSummary(finished(found, asIs))).toBe(
    'https://api.example.com: 3 lines of drift in 2 operations, 1 checked, 1 refused, 0 not built, 1 skipped, 1 note, 1 left behind',
  );
  expect(toSummary(emptyReport('The mock'))).toBe(
    'The mock: nothing checked, 0 refused, 0 not built, 0 skipped, 0 notes',
  );
});

test('writes Markdown tables per kind of line, with server text escaped', () => {
  expect(toMarkdown(finished(found, asIs))).toBe(`# Contract report: https://api.example.com

3 lines of drift in 2 operations, 1 checked, 1 refused, 0 not built, 1 skipped, 1 note, 1 left behind.

## Drift (3)

The server and the contract differ.

| operation | case | status | path | expected | seen |
| --- | --- | --- | --- | --- | --- |
| getCard | answer | – |  | an answer | no response in 10 s |
| getCard | no token | 200 |  | 401 | 200 |
| listCards | answer | 200 | results\\[].id | integer | string |

## Left behind (1)

Changes of this run that could not be undone.

| operation | what |
| --- | --- |
| createCard | created resource: deleteCard did not remove it |

## Refused (1)

Refusals that the contract allows, so success was not checked.

| operation | status |
| --- | --- |
| getObd | 424 |

## Skipped (1)

Not asked.

| operation | reason |
| --- | --- |
| createCase | cannot be undone: support staff would read it |

## Notes (1)

Allowed in open answers and enumerations, but not listed in the contract.

| operation | status | kind | path | seen |
| --- | --- | --- | --- | --- |
| listUsers | 200 | unknown field | results\\[].a\\|b\\\`\\[x](y) |  |

## Checked (1)

Answered as expected.

| operation | status |
| --- | --- |
| listUsers | 200 |
`);
});

test('writes the report as JSON', () => {
  expect(JSON.parse(toJson(found))).toEqual(found);
  expect(toJson(found).endsWith('}\n')).toBe(true);
});

test('removes the token and its parts from every text', () => {
  const header = 'eyJhbGciOiJSUzI1NiJ9';
  const payload = 'eyJ1c2VybmFtZSI6InJpbGV5In0'.repeat(8);
  const token = `${header}.${payload}.c2lnbmF0dXJlLWhlcmU`;
  const tidy = tidier(token);
  expect(tidy(`results[].${token}`)).toBe('results[].[hidden]');
  expect(tidy(`before ${payload} after`)).toBe('before [hidden] after');
  expect(tidy(`${'x'.repeat(110)}${token}`)).toBe(`${'x'.repeat(110)}[hidden]`);
  expect(tidy(`${token.slice(0, 9)}\u200b${token.slice(9)}`)).toBe('[hidden]');
});

test('limits texts to one short line', () => {
  const tidy = tidier('token');
  expect(tidy('a\nb\u202ec')).toBe('abc');
  expect(tidy('x'.repeat(200))).toBe(`${'x'.repeat(120)}…`);
});
