import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Reloads at most once and shows an error if that fails. */
const GUARDED = /\b(?:loadChunk|lazyChunk|lazyDialog|lazyMap)(?:<[^;]*>)?\([^;]*$/;
const IMPORT = /\bimport\(/g;

/** Exceptions and their reasons. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'client/data/commands/use-unlocked.ts': 'its dialog loads with it and shows the failure',
  'client/app/prefetch-arrival.ts': 'the sign-in loads the same chunks through `loadChunk`',
  'client/app/config.ts': 'a failed configuration is shown with a retry',
  'client/app/routes/account.ts': 'the router loads pages through `loadChunk`',
  'client/app/routes/control-center.ts': 'the router loads pages through `loadChunk`',
  'client/app/routes/public.ts': 'the router loads pages through `loadChunk`',
  'client/app/routes/routes.ts': 'the router loads pages through `loadChunk`',
  'client/app/routes/subscriptions.ts': 'the router loads pages through `loadChunk`',
  'client/app/router.tsx': 'the layouts load through `loadChunk` below',
  'client/app/start.tsx':
    'the SDK loads through `loadChunk` when a user waits for it; renewal fails like a call without a connection',
  'client/identity/amplify.ts': 'it loads through `loadChunk` itself',
  'client/app/layouts/static-layout.tsx': 'omits the back arrow and keeps the input',
  'client/features/dashboard/use-banner.ts': 'loads through `loadChunk` once the page is shown',
  'client/features/sign-in/password-step.tsx': 'a failed resend is not shown',
  'client/i18n/setup.ts': 'texts are loaded with the page that needs them',
};

const sources = sourceFiles('client').filter((file) => !isTest(file) && !/\.(?:d|fixture)\.ts$/.test(file.path));

test('[core 2.2] reports chunks that fail to load', () => {
  const bare = sources.filter(({ text }) =>
    [...text.matchAll(IMPORT)].some(({ index }) => !GUARDED.test(text.slice(0, index))),
  );
  expect(bare.map(({ path }) => path).sort()).toEqual(Object.keys(ELSEWHERE).sort());
});

test('[core 2.2] makes components lazy only through `lazyChunk`', () => {
  const bare = sources.filter(({ text }) => /\blazy\b[^;]*from 'react'/.test(text));
  expect(bare.map(({ path }) => path)).toEqual(['client/app/layouts/static-layout.tsx']);
});
