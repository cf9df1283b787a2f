import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { ownAddress } from '../address.ts';
import type { MapAssets } from './assets.ts';
import type { CitiesFile, GazetteerFile } from './gazetteer.ts';
import { createGeocoder, type Geocoder } from './geocoder.ts';
import { mapStyle, plainStyle } from './style.ts';
import { type TileReader, tileReader } from './tiles.ts';

/** Map files change only with a release. Styles expire sooner, so that palette changes show. */
const CACHE = {
  file: 'public, max-age=86400, immutable',
  style: 'public, max-age=300',
  answer: 'private, max-age=600',
};

/** The key that the geocoder refuses as expired. Any other non-empty key is valid. */
const EXPIRED_KEY = 'expired';

/** A cookie. `mock_map=plain` reduces styles to the color of the ground, for tests that do not concern the map. */
const MAP_COOKIE = 'mock_map';

const MOST_CANDIDATES = 20;

const number = (smallest: number, largest: number, fallback?: string) => {
  const error = `must be a number from ${smallest} to ${largest}`;
  const text = z.string({ error }).trim().min(1, error);
  const checked = z.number({ error }).min(smallest, error).max(largest, error);
  return (fallback === undefined ? text : text.default(fallback)).transform(Number).pipe(checked);
};

const reverseQuery = z.object({ lon: number(-180, 180), lat: number(-90, 90) });
const searchQuery = z.object({
  text: z.string({ error: 'is a required field' }).trim().min(1, 'is a required field').max(200, 'is too long'),
  limit: number(1, MOST_CANDIDATES, '5'),
});

/** The query parsed by the schema, or the answer that names its errors. */
function checked<T>(c: Context, schema: z.ZodType<T>): { query: T } | { refusal: Response } {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return { query: parsed.data };
  return { refusal: c.json({ validation_errors: z.flattenError(parsed.error).fieldErrors }, 400) };
}

/** URL under which this app is mounted. */
const baseOf = ({ origin, pathname }: URL): string => `${origin}${pathname.slice(0, pathname.lastIndexOf('/style/'))}`;

/**
 * The map service, to mount under `/map`: styles, tiles and a geocoder over `fixtures/map`, read on first use. The
 * geocoder answers 401 without a valid key, and 400 with `validation_errors` for a bad query.
 */
export function createMapApp(assets: MapAssets, addressOf = ownAddress): Hono {
  const app = new Hono();

  for (const theme of ['light', 'dark'] as const) {
    app.get(`/style/${theme}.json`, (c) => {
      // Without a graphics card, drawing streets and labels takes a third of a page's CPU time.
      if (getCookie(c, MAP_COOKIE) === 'plain') return c.json(plainStyle(theme), 200, { 'cache-control': 'no-store' });
      return c.json(mapStyle({ theme, base: baseOf(addressOf(c)) }), 200, { 'cache-control': CACHE.style });
    });
  }

  app.get('/outskirts.json', async (c) => {
    const headers = { 'content-type': 'application/json', 'cache-control': CACHE.file };
    return c.body(await assets.bytes('outskirts.json'), 200, headers);
  });

  for (const [path, archive] of [
    ['tiles', 'basemap.pmtiles'],
    ['context', 'context.pmtiles'],
  ] as const) {
    let opened: Promise<TileReader> | null = null;
    const open = () => {
      opened ??= assets.bytes(archive).then(tileReader);
      opened.catch(() => {
        opened = null;
      });
      return opened;
    };
    app.get(`/${path}/:z{[0-9]+}/:x{[0-9]+}/:y{[0-9]+\\.pbf}`, async (c) => {
      const { z, x, y } = c.req.param();
      const tile = await (await open())(Number(z), Number(x), Number.parseInt(y, 10));
      if (!tile) return c.body(null, 204, { 'cache-control': CACHE.file });
      return c.body(tile, 200, { 'content-type': 'application/x-protobuf', 'cache-control': CACHE.file });
    });
  }

  let loaded: Promise<Geocoder> | null = null;
  const geocoder = () => {
    loaded ??= Promise.all([assets.json('gazetteer.json'), assets.json('cities.json')]).then(([gazetteer, cities]) =>
      createGeocoder(gazetteer as GazetteerFile, cities as CitiesFile),
    );
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };

  app.use('/geocode/*', async (c, next) => {
    const key = c.req.query('key') ?? '';
    if (key === '' || key === EXPIRED_KEY) return c.json({ detail: 'The key is missing or no longer valid.' }, 401);
    return next();
  });

  app.get('/geocode/reverse', async (c) => {
    const result = checked(c, reverseQuery);
    if ('refusal' in result) return result.refusal;
    const { lon, lat } = result.query;
    return c.json((await geocoder()).reverse(lon, lat), 200, { 'cache-control': CACHE.answer });
  });

  app.get('/geocode/search', async (c) => {
    const result = checked(c, searchQuery);
    if ('refusal' in result) return result.refusal;
    const { text, limit } = result.query;
    return c.json({ candidates: (await geocoder()).search(text, limit) }, 200, { 'cache-control': CACHE.answer });
  });

  return app;
}
