import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeDigits, editedCode, pastedCode } from './typed-code.ts';

test.each([
  ['482917', '482917'],
  ['482-917', '482917'],
  ['482 917', '482917'],
  [' 4 8 2 9 1 7 ', '482917'],
  ['Your code is 482917', '482917'],
  ['482917 is your Waymark code. It works for 10 minutes.', '482917'],
  ['Within 10 minutes, enter 482-917.', '482917'],
  ['G-482917', '482917'],
  ['４８２９１７', '482917'],
  ['48', '48'],
  ['4829175', '482917'],
  ['no digits', ''],
])('[core 4] reads the code in %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});

test('[commerce 5] reads codes of another length', () => {
  expect(codeDigits('PIN: 1234, valid for 15 days', 4)).toBe('1234');
});

test('[core 4] a digit typed into a full code replaces the next one', () => {
  expect(editedCode('4829917', 4, 6, true)).toEqual({ digits: '482917', caret: 4 });
  expect(editedCode('9482917', 1, 6, true)).toEqual({ digits: '982917', caret: 1 });
});

test('[core 4] a digit typed behind a full code is dropped', () => {
  expect(editedCode('4829170', 7, 6, true)).toEqual({ digits: '482917', caret: 6 });
});

test('[core 4] a letter typed between digits changes nothing', () => {
  expect(editedCode('48x2', 3, 6, true)).toEqual({ digits: '482', caret: 2 });
});

test('[core 4] a digit of full width counts like any other', () => {
  expect(editedCode('4９82', 2, 6, true)).toEqual({ digits: '4982', caret: 2 });
  expect(editedCode('4829９17', 5, 6, true)).toEqual({ digits: '482997', caret: 5 });
});

test.each([
  ['482-917', '482917', 6],
  ['Your code is 482917', '482917', 6],
  ['４８２９１７', '482917', 6],
  ['4829175', '482917', 6],
  ['48', '14823', 3],
  ['no digits', '123', 1],
])('[core 4] pasting %j into “123” behind its first digit', (text, digits, caret) => {
  expect(pastedCode('123', { start: 1, end: 1 }, text, 6)).toEqual({ digits, caret });
});

type Field = { digits: string; start: number; end: number };
type Step =
  | { kind: 'type'; key: string }
  | { kind: 'paste'; text: string }
  | { kind: 'backspace' | 'delete' }
  | { kind: 'select'; start: number; end: number };

const LENGTH = 6;
const FULL_WIDTH = '０１２３４５６７８９';
const TEXTS = {
  '482-917': '482917',
  'Your code is 482917': '482917',
  '482917 works for 10 minutes': '482917',
  '４８２９１７': '482917',
  ' 4 8 2 9 1 7 ': '482917',
  '4829175': '482917',
  '48': '48',
  '9-1': '91',
  'no digits': '',
} as const;

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      key: fc.constantFrom(...Array.from(`0123456789${FULL_WIDTH}`), 'x', ' ', '-', '.'),
    }),
    fc.record({
      kind: fc.constant('paste' as const),
      text: fc.constantFrom(...(Object.keys(TEXTS) as (keyof typeof TEXTS)[])),
    }),
    fc.record({ kind: fc.constantFrom('backspace' as const, 'delete' as const) }),
    fc.record({ kind: fc.constant('select' as const), start: fc.nat(LENGTH), end: fc.nat(LENGTH) }),
  ),
  { maxLength: 40 },
);

/** What a browser does to a text field, and what the field makes of it. */
function played({ digits, start, end }: Field, step: Step): Field {
  const at = (edited: { digits: string; caret: number }) => ({ ...edited, start: edited.caret, end: edited.caret });
  const [before, after] = [digits.slice(0, start), digits.slice(end)];
  if (step.kind === 'select') {
    const [from, to] = [step.start, step.end].map((place) => Math.min(place, digits.length)) as [number, number];
    return { digits, start: Math.min(from, to), end: Math.max(from, to) };
  }
  if (step.kind === 'paste') return at(pastedCode(digits, { start, end }, step.text, LENGTH));
  if (step.kind === 'type') return at(editedCode(before + step.key + after, start + 1, LENGTH, true));
  if (start !== end) return at(editedCode(before + after, start, LENGTH, false));
  const kept = step.kind === 'backspace' ? before.slice(0, -1) : before;
  const rest = step.kind === 'backspace' ? after : after.slice(1);
  return at(editedCode(kept + rest, kept.length, LENGTH, false));
}

/** The same for a row of boxes: a digit goes into its box, and moves those behind it unless all are full. */
function expected({ digits, start, end }: Field, step: Step): Field {
  const at = (text: string, caret: number) => ({
    digits: text.slice(0, LENGTH),
    start: Math.min(caret, LENGTH),
    end: Math.min(caret, LENGTH),
  });
  const boxes = Array.from(digits);
  if (step.kind === 'select') {
    const [from, to] = [step.start, step.end].map((place) => Math.min(place, digits.length)) as [number, number];
    return { digits, start: Math.min(from, to), end: Math.max(from, to) };
  }
  if (step.kind === 'paste') {
    const pasted = TEXTS[step.text as keyof typeof TEXTS];
    if (pasted.length === LENGTH) return at(pasted, LENGTH);
    boxes.splice(start, end - start, ...Array.from(pasted));
    return at(boxes.join(''), start + pasted.length);
  }
  if (step.kind === 'type') {
    const plain = FULL_WIDTH.includes(step.key) ? `${FULL_WIDTH.indexOf(step.key)}` : step.key;
    const isDigit = /^[0-9]$/.test(plain);
    const isFull = digits.length === LENGTH && start === end;
    boxes.splice(start, isFull && isDigit ? 1 : end - start, ...(isDigit ? [plain] : []));
    return at(boxes.join(''), isDigit ? start + 1 : start);
  }
  const from = start === end && step.kind === 'backspace' ? Math.max(0, start - 1) : start;
  boxes.splice(from, start === end ? (step.kind === 'backspace' && start === 0 ? 0 : 1) : end - start);
  return at(boxes.join(''), from);
}

test('[core 4] takes typing, deleting and pasting in any order, with the caret anywhere', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let field: Field = { digits: '', start: 0, end: 0 };
      for (const step of all) {
        const next = expected(field, step);
        const { digits, start, end } = played(field, step);
        expect({ digits, start, end }).toEqual(next);
        field = next;
      }
    }),
    { numRuns: 500 },
  );
});
