import { expect, test } from 'vitest';
import { type Bytes, moveSegment } from './boxes.ts';

const bytes = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));
const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A segment with one sample of four bytes, `time` into its track at 15,000 units per second. */
const segment = (fragment: string, time: string, mediaBytes = 'cafebabe') =>
  bytes(`
    00000010 73747970 6d736468 00000000
    00000034 73696478 01000000 00000001 00003a98 ${time} 0000000000000000 0000 0001 00000064 00007530 80000000
    00000058 6d6f6f66
      00000010 6d666864 00000000 ${fragment}
      00000040 74726166
        00000010 74666864 00020000 00000001
        00000014 74666474 01000000 ${time}
        00000014 7472756e 00000001 00000001 00000060
    0000000c 6d646174 ${mediaBytes}`);

test('shifts decode and index time by seconds and renumbers the fragment', () => {
  const moved = moveSegment(segment('00000003', '000000000000ea60'), 24, 15_000, 15);
  expect(hex(moved)).toBe(hex(segment('0000000f', '00000000000668a0')));
});

test('carries into the upper half of a 64-bit time', () => {
  const moved = moveSegment(segment('00000001', '00000000fffffff0'), 2, 15_000, 2);
  expect(hex(moved)).toBe(hex(segment('00000002', '0000000100007520')));
});

test('keeps the original and picture data, even if it resembles a box', () => {
  const original = segment('00000001', '0000000000000000', '74666474');
  const before = hex(original);
  const moved = moveSegment(original, 48, 15_000, 25);
  expect(hex(original)).toBe(before);
  expect(hex(moved).slice(-8)).toBe('74666474');
});

test('refuses times that overflow and an index with another timescale', () => {
  const short = segment('00000001', '0000000000000000');
  short[0x10 + 8] = 0;
  expect(() => moveSegment(short, 24, 15_000, 13)).toThrow(new RangeError('a box has 32-bit times'));
  const other = segment('00000001', '0000000000000000');
  expect(() => moveSegment(other, 24, 90_000, 13)).toThrow(new RangeError('the index has another timescale'));
});

test('stops at the end of an empty segment', () => {
  expect(() => moveSegment(bytes('00000000 6d646174'), 24, 15_000, 13)).toThrow(RangeError);
});
