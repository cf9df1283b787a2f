import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Layout, RouteRecord } from '../../client/app/routes/record.ts';
import { routes } from '../../client/app/routes/routes.ts';
import { filesOf } from '../../scripts/vite/chunk-files.ts';
import { gzipBytes, nameOf, readManifest, textOf } from './production-build.ts';

/** Kilobytes of 1000 bytes. Each file is compressed separately. */
type Budget = { js: number; css: number };

/** Pages that load their forms when they are first shown. */
const LAZY_FORMS = ['/subscriptions/checkout'];

/** Classes of pages by the code they load. */
type PageClass = 'public' | 'form' | 'map' | 'page';
const classOf = ({ access, texts, path }: RouteRecord): PageClass => {
  if (texts.includes('forms') && !LAZY_FORMS.includes(path)) return 'form';
  if (texts.includes('map')) return 'map';
  return access === 'public' ? 'public' : 'page';
};

/** Size limits for a working page by class, slightly above the current sizes. */
const BUDGETS: Readonly<Record<PageClass, Budget>> = {
  public: { js: 168.5, css: 16.7 },
  form: { js: 360.5, css: 26.3 },
  map: { js: 322.2, css: 25.1 },
  page: { js: 329.8, css: 26.9 },
};

/** Answers to e-mails read what they are about before the visitor signs in. */
const ANSWER: Budget = { js: 196.8, css: 16.5 };

/** Exceptions: pages with a higher or lower limit than their class. The first is a promise to visitors. */
const EXCEPTIONS: Readonly<Record<string, Budget>> = {
  '/login': { js: 164.6, css: 16.7 },
  '/invite': ANSWER,
  '/cancel-invite': ANSWER,
  '/accept-transfer': ANSWER,
  '/decline-transfer': ANSWER,
  '/change-email-accept': ANSWER,
  '/change-email-decline': ANSWER,
  '/logout': { js: 158.8, css: 15.6 },
  '/': { js: 288.6, css: 22.6 },
  '/forgot-password': { js: 298.5, css: 20.3 },
  '/set-password': { js: 295.3, css: 19.4 },
  '/installer': { js: 281.6, css: 17.9 },
  // A map with one marker, which is loaded on demand, and its reading.
  '/where': { js: 196.8, css: 17.1 },
  '/service-interruption': { js: 207.5, css: 17.3 },
  '/service-interruption-test': { js: 206.6, css: 17.3 },
  '/control-center': { js: 338.8, css: 27.3 },
  // Condition, commands, service mode and what a guest would see.
  '/control-center/vehicle/:id': { js: 332.2, css: 27.3 },
  // The list with its icons of events. The graph and the ribbon are loaded on demand.
  '/control-center/trips': { js: 343.7, css: 31.3 },
  '/control-center/vehicle/settings/:id': { js: 324.6, css: 27.7 },
  '/control-center/geofences/create': { js: 385.4, css: 28.8 },
  '/control-center/geofences/edit/:id': { js: 388.5, css: 28.8 },
  // Asks the device, and tells its outcome as commands do.
  '/control-center/vehicle/dashcam': { js: 339.6, css: 27.9 },
  '/control-center/vehicle/dashcam/:id': { js: 339.6, css: 27.9 },
  '/control-center/vehicle/info/:id': { js: 395.7, css: 30.1 },
  '/reports': { js: 332.7, css: 32 },
  '/subscriptions/transfer/:id?': { js: 385.6, css: 28.7 },
  '/profile': { js: 389.5, css: 29.8 },
  '/profile/login-info': { js: 362.5, css: 26.3 },
  // Choice of vehicles, levels and times.
  '/sharing/invite': { js: 395.9, css: 31.3 },
  '/sharing/edit/:id?': { js: 396.9, css: 31.3 },
  // Draws the products of the cart, and the steps of a payment.
  '/subscriptions/checkout': { js: 324.7, css: 26.3 },
  '/control-center/alerts': { js: 326.8, css: 30.8 },
  '/subscriptions/add': { js: 361.1, css: 26.1 },
  '/control-center/vehicle/options/:id': { js: 369, css: 26.8 },
  // A table of plans, rows for a phone, and the steps of a pending plan.
  '/subscriptions/update/:id?': { js: 331.6, css: 26.6 },
};

/** Most files of code that a page loads before it works. A request costs more than the bytes of a small file. */
const MOST_FILES = 70;

/** Chunks that every page loads. Limited here instead of on each page. */
const SHARED: Readonly<Record<string, number>> = { base: 131.7, index: 18.9 };

/** Large libraries, strings of theirs that survive minification, and the class of pages that load them. */
const HEAVY: Readonly<Record<string, { source: string; mark: string; pages: PageClass | null }>> = {
  'maplibre-gl': { source: 'dist/maplibre-gl.mjs', mark: 'maplibregl-canvas', pages: null },
  'hls.js': { source: 'dist/hls.mjs', mark: 'manifestLoadError', pages: null },
  'amazon-cognito-identity-js': { source: 'es/Client.js', mark: 'X-Amz-User-Agent', pages: null },
  '@aws-amplify/auth': { source: 'dist/esm/errors/constants.mjs', mark: 'UserUnAuthenticatedException', pages: null },
  'react-hook-form': {
    source: 'dist/index.esm.mjs',
    mark: 'shouldUseNativeValidation',
    pages: 'form',
  },
  recharts: { source: 'es6/container/Surface.js', mark: 'recharts-surface', pages: null },
  '@mantine/spotlight': { source: 'esm/SpotlightActionsList.mjs', mark: 'SpotlightActionsList', pages: null },
};

const FRAMES: Readonly<Record<Layout, string>> = {
  static: 'app/layouts/static-layout.tsx',
  'static-auth': 'app/layouts/static-auth-layout.tsx',
  padded: 'app/layouts/signed-in-layout.tsx',
  'full-height': 'app/layouts/signed-in-layout.tsx',
  'by-session': 'app/layouts/by-session-layout.tsx',
};

const manifest = readManifest();
const built = routes.filter(({ page }) => page !== null);

/** Module of a record's page, below `client/`. */
function moduleOf({ path, page }: RouteRecord): string {
  const module = /["']\/client\/([^"']+)["']/.exec(String(page))?.[1];
  if (!module) throw new Error(`The page of ${path} is not an import of one module: ${String(page)}`);
  return module;
}

/** Everything that loads before a record's page works, in English: entry, layout, texts, session, page. */
function firstFiles(record: RouteRecord): string[] {
  const texts = ['common', 'titles', ...record.texts].map((name) => `i18n/catalogs/en/${name}.ts`);
  const list = record.texts.every((name) => name === 'sign-in') ? [] : ['i18n/further-catalogs.ts'];
  const session = record.access === 'public' ? [] : ['data/session/open.ts'];
  return filesOf(['index.html', FRAMES[record.layout], ...texts, ...list, ...session, moduleOf(record)], manifest);
}

/** Error message if files exceed `limit` kilobytes in total. Lists the largest first. */
function tooHeavy(what: string, files: readonly string[], limit: number): string[] {
  const weighed = files.map((file) => ({ file, bytes: gzipBytes(file) })).sort((a, b) => b.bytes - a.bytes);
  const bytes = weighed.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= limit * 1_000) return [];
  const named = weighed.map((one) => `${nameOf(one.file)} ${one.bytes}`).join(', ');
  return [`${what}: ${bytes} bytes of ${limit * 1_000}, over by ${bytes - limit * 1_000}. Its chunks: ${named}`];
}

test('has exceptions only for existing pages', () => {
  const paths = built.map(({ path }) => path);
  expect(Object.keys(EXCEPTIONS).filter((path) => !paths.includes(path))).toEqual([]);
});

test('keeps the chunks of every page small', () => {
  const files = filesOf(['index.html'], manifest);
  expect(
    Object.entries(SHARED).flatMap(([name, limit]) => {
      const chunk = files.filter((file) => file.endsWith('.js') && nameOf(file) === name);
      return chunk.length === 1 ? tooHeavy(name, chunk, limit) : [`There are ${chunk.length} chunks called ${name}`];
    }),
  ).toEqual([]);
});

test.each(built)('$path loads no more than its budget before it works', (record) => {
  const { js, css } = EXCEPTIONS[record.path] ?? BUDGETS[classOf(record)];
  const files = firstFiles(record);
  const ofKind = (ending: string) => files.filter((file) => file.endsWith(ending));
  expect([
    ...tooHeavy(`JavaScript of ${record.path}`, ofKind('.js'), js),
    ...tooHeavy(`CSS of ${record.path}`, ofKind('.css'), css),
  ]).toEqual([]);
});

test('loads no page in too many files', () => {
  const files = (record: RouteRecord) => firstFiles(record).filter((file) => file.endsWith('.js')).length;
  expect(built.filter((record) => files(record) > MOST_FILES).map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries(HEAVY))('%s is loaded only by pages of its class', (name, library) => {
  // The string is a valid marker only while the library contains it.
  expect(readFileSync(`node_modules/${name}/${library.source}`, 'utf8')).toContain(library.mark);
  const scripts = (record: RouteRecord) => firstFiles(record).filter((file) => file.endsWith('.js'));
  const pages = built.filter((record) => scripts(record).some((file) => textOf(file).includes(library.mark)));
  expect(pages).toEqual(built.filter((record) => classOf(record) === library.pages));
});

/** Modules of the identity SDKs, and kilobytes that a visitor loads to sign in with each, beside the sign-in page. */
const SDKS: Readonly<Record<string, { modules: string[]; kilobytes: number }>> = {
  'amazon-cognito-identity-js': { modules: ['identity/cognito.ts'], kilobytes: 28.7 },
  '@aws-amplify/auth': { modules: ['identity/amplify.ts', 'identity/amplify-provider.ts'], kilobytes: 41.9 },
};

test.each(Object.entries(SDKS))('%s is loaded alone, and small', (name, { modules, kilobytes }) => {
  const loaded = filesOf(['index.html', 'app/pages/login-page.tsx'], manifest);
  const own = filesOf(modules, manifest).filter((file) => file.endsWith('.js') && !loaded.includes(file));
  expect(tooHeavy(name, own, kilobytes)).toEqual([]);
  const found = Object.keys(SDKS).filter((sdk) => own.some((file) => textOf(file).includes(HEAVY[sdk]?.mark ?? '')));
  expect(found).toEqual([name]);
});
