import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

const AT = Date.parse('2026-11-21T16:41:00.250Z');

test.each([
  ['Van 07', 'https://media.example/clips/front/1.mp4?token=a.b', 'van-07-front-20261121T164100Z.mp4'],
  ["Théo's Civic!", 'https://media.example/1.webp', 'théo-s-civic-front-20261121T164100Z.webp'],
  ['🚐', 'https://media.example/kept', 'dash-cam-front-20261121T164100Z'],
])('a %s recording at %s is saved as %s', (vehicle, address, name) => {
  expect(fileName(vehicle, 'front', AT, address)).toBe(name);
});
