import { type Camera, CLIP } from '../../fixtures/media/clips.ts';
import type { MediaAssets } from './assets.ts';
import { type Bytes, moveSegment } from './boxes.ts';

/** Segments in the video of a snippet: six seconds. */
const SEGMENTS = 3;

/** Video of a snippet as one file. Starts with the picture of still `n` (from 1) at time 0. */
export async function clipFrom(assets: MediaAssets, camera: Camera, n: number): Promise<Bytes> {
  const first = ((n - 1) * CLIP.segments) / CLIP.stills;
  const parts = [await assets.init(camera)];
  for (let part = 0; part < SEGMENTS; part++) {
    const segment = (first + part) % CLIP.segments;
    const bytes = await assets.segment(camera, segment);
    parts.push(moveSegment(bytes, (part - segment) * CLIP.segmentSeconds, CLIP.timescale, part + 1));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Requested byte range. Players seek by ranges, and Safari requires them (RFC 9110, section 14). */
export function ranged(bytes: Bytes, range: string | undefined, kind: Record<string, string>): Response {
  const headers = { ...kind, 'accept-ranges': 'bytes' };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return new Response(bytes, { headers });
  const first = Number(from);
  const last = Math.min(to ? Number(to) : Infinity, bytes.length - 1);
  const size = `/${bytes.length}`;
  if (first > last) return new Response(null, { status: 416, headers: { 'content-range': `bytes *${size}` } });
  return new Response(bytes.slice(first, last + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}${size}` },
  });
}
