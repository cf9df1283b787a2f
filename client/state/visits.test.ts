import { expect, test } from 'vitest';
import { emptyEverything } from './logout-registry.ts';
import { recordVisit, useVisits } from './visits.ts';

test('[core 2.2] the last two visited addresses are kept, until a logout', () => {
  for (const address of ['/reports', '/billing', '/billing', '/products']) recordVisit(address);
  expect(useVisits.getState()).toEqual({ here: '/products', previous: '/billing' });
  emptyEverything();
  expect(useVisits.getState()).toEqual({ here: null, previous: null });
});
