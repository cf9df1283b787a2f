import { crawl } from '../crawler/crawl.ts';
import { plansOf } from '../crawler/plan.ts';
import { expect, test } from './journey.ts';

/** All presses of a run. `npm run test:full` sets more. */
const PRESSES = Number(process.env['WAYMARK_PRESSES']) || 240;
const SEED = Number(process.env['WAYMARK_SEED']) || 1;
/** Presses of one walk: long ones reach more, short ones reach more pages. */
const PER_WALK = PRESSES > 1_000 ? 30 : 15;
/** Walks of one test, which workers share out. */
const PER_TEST = 10;

const plans = plansOf(SEED, PRESSES, PER_WALK);
const tests = Array.from({ length: Math.ceil(plans.length / PER_TEST) }, (_, index) =>
  plans.slice(index * PER_TEST, (index + 1) * PER_TEST),
);

for (const [index, walks] of tests.entries()) {
  test(`walks ${index * PER_TEST + 1} to ${index * PER_TEST + walks.length} of seed ${SEED} find no fault`, async ({
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(walks.length * 60_000);
    const faults: string[] = [];
    for (const plan of walks) {
      await crawl({ context, request, baseURL: baseURL ?? '' }, plan).catch((error: Error) =>
        faults.push(error.message),
      );
    }
    expect(faults.join('\n\n')).toBe('');
  });
}
