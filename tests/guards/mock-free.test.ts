import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personas } from '../../fixtures/personas/index.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import { textsIn } from '../../mock-server/panel/texts/index.ts';
import { type RunningServer, startServer } from '../../mock-server/server.node.ts';

const DIST = 'dist';
const TAG = '<script type="module" src="/__mock/panel.js"></script>\n  ';
/** Shorter texts are not specific enough. */
const TELLING = 30;

/** Addresses, cookies, headers, elements and folders of the mock. */
const NAMES = [
  '@faker-js',
  '__mock',
  'mock_world',
  'mock_panel',
  'mock_map',
  'mock-world',
  'waymark-mock',
  'mock-server',
  'fixtures/',
];

type Texts = { [name: string]: string | Texts | ((...values: never[]) => string) };
const telling = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => {
    if (typeof text === 'string') return text.length >= TELLING ? [text] : [];
    return typeof text === 'object' ? telling(text) : [];
  });
const panelTexts = (['en', 'fr', 'es'] as const).flatMap((language) => telling(textsIn(language)));

const people = personas.flatMap(({ username, password, shows, identity, user }) => [
  username,
  password,
  shows,
  identity.sub,
  ...(identity.totp_secret ? [identity.totp_secret] : []),
  ...(user ? [`${user.first_name} ${user.last_name}`, ...(user.phone_number ? [user.phone_number] : [])] : []),
]);
const vehicles = defaultVehicles.flatMap(({ device_key, vehicle_name, vin }) => [
  device_key,
  ...(vin ? [vin] : []),
  // Skips single words ("Trailer"), which the portal may use too.
  ...(/\s/.test(vehicle_name) ? [vehicle_name] : []),
]);

/** The shipped configuration intentionally contains one account. */
const { signIn } = JSON.parse(readFileSync('client/public/config.json', 'utf8')) as {
  signIn: { retailerAccount: string };
};
const TRACES = new Set([...NAMES, ...people, ...vehicles, ...panelTexts]);
TRACES.delete(signIn.retailerAccount);

let server: RunningServer;
beforeAll(async () => {
  if (!existsSync(`${DIST}/index.html`)) throw new Error(`${DIST} has no build. Run \`vite build\`.`);
  server = await startServer({ port: 0, staticDir: DIST });
});
afterAll(() => server.close());

test('the production build has no trace of the mock, its panel or its fixtures', () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  expect(TRACES.size).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return [...TRACES].filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

test.each(['/', '/index.html', '/control-center?vehicle=1001'])(
  "npm start adds only the panel's tag to the built page at %s",
  async (address) => {
    const built = readFileSync(`${DIST}/index.html`, 'utf8');
    const served = await (await fetch(server.url + address, { headers: { accept: 'text/html' } })).text();
    expect(served.split(TAG)).toHaveLength(2);
    expect(served.replace(TAG, '')).toBe(built);
  },
);
