import { expect, test } from 'vitest';
import { emailSuggestions } from './email-suggestions.ts';

test('[core 5] completions are suggested once an at-sign is typed and the value does not end in .com', () => {
  expect(emailSuggestions('riley')).toEqual([]);
  expect(emailSuggestions('@')).toEqual([]);
  expect(emailSuggestions('riley@')).toHaveLength(6);
  expect(emailSuggestions('riley@G')).toEqual(['riley@gmail.com']);
  expect(emailSuggestions('riley@gmail.com')).toEqual([]);
  expect(emailSuggestions('riley@waymark.example')).toEqual([]);
});
