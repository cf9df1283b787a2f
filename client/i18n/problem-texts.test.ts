import { expect, test } from 'vitest';
import type { ProblemText } from '../rules/validation/problem.ts';
import forms from './catalogs/en/forms.ts';

/** Sentences that core 5 quotes, with N and N+1 as placeholders of numbers. */
const CORE: readonly (readonly [ProblemText, string])[] = [
  ['password', 'Password invalid'],
  ['name', 'Must contain only letters, hyphens, spaces, or apostrophes'],
  ['alphanumeric', 'Must contain only letters or numbers'],
  ['title', 'Must contain only letters, numbers, or spaces'],
  ['groupTitle', 'Must contain only letters, numbers, hyphens, spaces, or apostrophes'],
  ['noTags', 'Must not contain a html tag'],
  ['noCardNumber', 'Must not contain a html tag or a card number'],
  ['number', 'Must be a number'],
  ['wholeNumber', 'Must be a whole number'],
  ['required', 'Required field'],
  ['email', 'Email invalid'],
  ['countryCode', 'Please specify the country code'],
  ['tooShort', 'Must have at least {{limit}} characters'],
  ['tooLong', 'Must have less than {{limit}} characters'],
  ['phone', 'Invalid phone number'],
];

test.each(CORE)('[core 5] %s has the documented text', (text, sentence) => {
  expect(forms.problems[text]).toBe(sentence);
});

/** Commerce 5 describes the others without a quote: words that each must contain. */
const COMMERCE: readonly (readonly [ProblemText, RegExp])[] = [
  ['required', /^Required field$/],
  ['email', /^Email invalid$/],
  ['wholeNumber', /^Must be a whole number$/],
  ['number', /^Must be a number$/],
  ['password', /^Password invalid$/],
  ['postalCodeDigits', /digits, hyphens, or spaces/],
  ['postalCodeWithLetters', /letters, digits, hyphens, or spaces/],
  ['serial', /^Serial number invalid$/],
  ['dashes', /letters, numbers, or dashes/],
  ['moreThan', /more than \{\{limit\}\}/],
  ['lessThan', /less than \{\{limit\}\}/],
  ['between', /between \{\{min\}\} and \{\{max\}\}/],
  ['keypadOne', /1 to 5/],
  ['keypadTwo', /1 to 7/],
  ['pin', /6 digits/],
  ['emailTaken', /^Email already taken$/],
  ['emailUnchanged', /email must be different/],
  ['emailsDiffer', /[Ee]mails must match/],
  ['passwordsDiffer', /[Pp]asswords must match/],
  ['imageRequired', /choose an image/],
  ['imageTooLarge', /^File too large.*5 MB/],
  ['poBox', /PO box/],
];

test.each(COMMERCE)('[commerce 5] %s contains its words', (text, words) => {
  expect(forms.problems[text]).toMatch(words);
});
