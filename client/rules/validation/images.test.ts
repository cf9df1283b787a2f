import { expect, test } from 'vitest';
import { imageProblem } from './images.ts';

test.each([
  ['image/png', 5_242_880, null],
  ['image/jpeg', 5_242_881, { text: 'imageTooLarge' }],
  ['image/webp', 1, null],
  ['image/gif', 1, null],
  ['image/svg+xml', 1, { text: 'imageType' }],
  ['application/pdf', 9_999_999, { text: 'imageType' }],
  ['', 1, { text: 'imageType' }],
])('[commerce 5] an image file of type %s and %i bytes', (type, size, problem) => {
  expect(imageProblem({ type, size })).toEqual(problem);
});
