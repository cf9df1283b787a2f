import { type Context, type Env, Hono } from 'hono';
import { CAMERAS, type Camera, CLIP } from '../../fixtures/media/clips.ts';
import type { MediaAssets } from './assets.ts';
import { type Bytes, moveSegment } from './boxes.ts';
import { clipFrom, ranged } from './clips.ts';
import { livePlaylist, unplayablePlaylist } from './playlist.ts';
import { newest, placeInClip } from './timeline.ts';

/** `refused`: the viewer of this address has lost access. */
export type StreamStatus = 'live' | 'ended' | 'refused' | 'unknown';
/** `codec`: announces an unsupported codec. `truncated`: cuts segments short. */
export type StreamFault = 'codec' | 'playlist_404' | 'segments_503' | 'truncated';

/** Callbacks of the media app. Stream ids are opaque to it. */
export type MediaOptions<E extends Env> = {
  assets: MediaAssets;
  /** Playback clock, comparable with `start`: milliseconds since 1970. */
  now: (c: Context<E>) => number;
  /** Date of a stream's start, for the clock in its picture. `null`: use `start`. */
  startDate: (c: Context<E>, stream: string) => number | null;
  streamStatus: (c: Context<E>, stream: string) => StreamStatus;
  streamFault: (c: Context<E>, stream: string) => StreamFault | null;
};

const NOT_KEPT = { 'cache-control': 'no-store' };
/** The address contains the stream's id, and its answers never change. */
const KEPT = { 'cache-control': 'private, max-age=31536000, immutable' };
/** Same address for all users until the clips are regenerated. */
const KEPT_A_WHILE = { 'cache-control': 'private, max-age=3600' };
const PLAYLIST = { 'content-type': 'application/vnd.apple.mpegurl', ...NOT_KEPT };
const INIT = { 'content-type': 'video/mp4' };
const SEGMENT = { 'content-type': 'video/iso.segment' };
const STILL = { 'content-type': 'image/webp' };
const CLIP_FILE = { 'content-type': 'video/mp4', ...KEPT_A_WHILE };

/** Length of a truncated segment in bytes. Ends within its headers, so that a player waits without an error. */
const TRUNCATED = 200;

/**
 * Dash-cam video as routes to mount under `/media`:
 * - `/live/{stream}/{camera}/live.m3u8?start={ms}`: the live playlist, with `init.mp4` and `{sequence}.m4s` beside it
 * - `/stills/{camera}/{n}.webp`: a picture from the clip, n from 1 to 6
 * - `/clips/{camera}/{n}.mp4`: six seconds from that picture on, whole or in ranges
 *
 * 400: `start` is not an instant. 403: the viewer's access has ended. 404: unknown stream or camera, or unrecorded segment.
 */
export function createMediaApp<E extends Env>(options: MediaOptions<E>): Hono<E> {
  const { assets, now, startDate, streamStatus, streamFault } = options;
  const app = new Hono<E>();

  app.get('/live/:stream/:camera/live.m3u8', (c) => {
    const { stream, camera } = c.req.param();
    const status = streamStatus(c, stream);
    const fault = streamFault(c, stream);
    if (status === 'refused') return refused(c);
    if (!isCamera(camera) || status === 'unknown' || fault === 'playlist_404') return notFound(c);
    const start = readStart(c.req.query('start'));
    if (start === null) return c.text('start is not an instant', 400, NOT_KEPT);
    if (fault === 'codec') return c.body(unplayablePlaylist(start), 200, PLAYLIST);
    const facts = { date: startDate(c, stream) ?? start, ended: status === 'ended' };
    return c.body(livePlaylist(start, now(c), facts), 200, PLAYLIST);
  });

  app.get('/live/:stream/:camera/init.mp4', async (c) => {
    const { stream, camera } = c.req.param();
    const status = streamStatus(c, stream);
    if (status === 'refused') return refused(c);
    if (!isCamera(camera) || status === 'unknown') return notFound(c);
    return c.body(await assets.init(camera), 200, { ...INIT, ...KEPT });
  });

  app.get('/live/:stream/:camera/:file{[0-9]+\\.m4s}', async (c) => {
    const { stream, camera, file } = c.req.param();
    const status = streamStatus(c, stream);
    if (status === 'refused') return refused(c);
    if (!isCamera(camera) || status === 'unknown') return notFound(c);
    const start = readStart(c.req.query('start'));
    if (start === null) return c.text('start is not an instant', 400, NOT_KEPT);
    const sequence = readNumber(file);
    if (sequence === null || sequence > newest(start, now(c))) return notFound(c);
    const fault = streamFault(c, stream);
    if (fault === 'segments_503') return c.text('camera not reachable', 503, NOT_KEPT);
    const segment = await segmentAt(assets, camera, sequence);
    if (fault !== 'truncated') return c.body(segment, 200, { ...SEGMENT, ...KEPT });
    return c.body(segment.slice(0, TRUNCATED), 200, { ...SEGMENT, ...NOT_KEPT });
  });

  app.get('/stills/:camera/:file{[0-9]+\\.webp}', async (c) => {
    const { camera, file } = c.req.param();
    const still = readNumber(file);
    if (!isCamera(camera) || !still || still > CLIP.stills) return notFound(c);
    return c.body(await assets.still(camera, still), 200, { ...STILL, ...KEPT_A_WHILE });
  });

  app.get('/clips/:camera/:file{[0-9]+\\.mp4}', async (c) => {
    const { camera, file } = c.req.param();
    const clip = readNumber(file);
    if (!isCamera(camera) || !clip || clip > CLIP.stills) return notFound(c);
    return ranged(await clipFrom(assets, camera, clip), c.req.header('range'), CLIP_FILE);
  });

  return app;
}

/** Segment of the clip at a sequence number, moved to its time on the stream. */
async function segmentAt(assets: MediaAssets, camera: Camera, sequence: number): Promise<Bytes> {
  const { segment, loop } = placeInClip(sequence);
  const loopSeconds = CLIP.segments * CLIP.segmentSeconds;
  return moveSegment(await assets.segment(camera, segment), loop * loopSeconds, CLIP.timescale, sequence + 1);
}

const notFound = (c: Context): Response => c.text('not found', 404, NOT_KEPT);
const refused = (c: Context): Response => c.text('access has ended', 403, NOT_KEPT);

const isCamera = (name: string): name is Camera => (CAMERAS as readonly string[]).includes(name);

/** Milliseconds since 1970, at most 13 digits (the year 2286). Otherwise null. */
const readStart = (text: string | undefined): number | null => (/^\d{1,13}$/.test(text ?? '') ? Number(text) : null);

/** Number in a file name. `null` if it is not in canonical form or beyond any stream. */
function readNumber(file: string): number | null {
  const digits = file.slice(0, file.indexOf('.'));
  return /^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : null;
}
