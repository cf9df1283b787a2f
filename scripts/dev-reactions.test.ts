import { expect, test, vi } from 'vitest';
import { followChanges, oneAtATime } from './dev-reactions.ts';

const FOLLOWED = {
  contract: '/w/openapi.yaml',
  mock: ['/w/mock-server', '/w/fixtures', '/w/scripts/dev-mock.ts'],
  panel: '/w/mock-server/panel',
};

/** Reactions to a changed file, in order. */
function done(file: string): string[] {
  const names: string[] = [];
  followChanges(FOLLOWED, {
    generate: () => names.push('generate'),
    forgetMock: () => names.push('forget the mock'),
    reloadPage: () => names.push('reload the page'),
  })(file);
  return names;
}

test.each([
  ['/w/openapi.yaml', ['generate']],
  ['/w/mock-server/domain/settle.ts', ['forget the mock']],
  ['/w/fixtures/personas/owner.ts', ['forget the mock']],
  ['/w/scripts/dev-mock.ts', ['forget the mock']],
  ['/w/mock-server/panel/style.ts', ['reload the page', 'forget the mock']],
  ['/w/mock-server/domain/settle.test.ts', []],
  ['/w/mock-server-old/app.ts', []],
  ['/w/client/app/app.tsx', []],
])('a change of %s leads to %j', (file, reactions) => {
  expect(done(file)).toEqual(reactions);
});

test('runs the generator once more after any number of requests during a run', async () => {
  let finish = () => undefined as void;
  const run = vi.fn(() => new Promise<void>((resolve) => void (finish = resolve)));
  const generate = oneAtATime(run);
  generate();
  generate();
  generate();
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 20_000);
  finish();
  await new Promise((resolve) => setTimeout(resolve));
  expect(run).toHaveBeenCalledTimes(2);
});
