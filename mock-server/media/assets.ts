import type { Camera } from '../../fixtures/media/clips.ts';
import type { Bytes } from './boxes.ts';

/** What `fixtures/media` holds, read when asked for: from disk in Node, over HTTP in the browser's worker. */
export type MediaAssets = {
  init: (camera: Camera) => Promise<Bytes>;
  /** `segment`: from 0. */
  segment: (camera: Camera, segment: number) => Promise<Bytes>;
  /** `still`: from 1. */
  still: (camera: Camera, still: number) => Promise<Bytes>;
};

/** `read` gets a path below `fixtures/media`, as `front/init.mp4`. */
export function assetsFrom(read: (path: string) => Promise<Bytes>): MediaAssets {
  return {
    init: (camera) => read(`${camera}/init.mp4`),
    segment: (camera, segment) => read(`${camera}/${String(segment).padStart(2, '0')}.m4s`),
    still: (camera, still) => read(`stills/${camera}-${still}.webp`),
  };
}

/** Assets fetched from below an address, for the worker. A file that does not answer 200 rejects. */
export const fetchedMediaAssets = (base: string): MediaAssets =>
  assetsFrom(async (path) => {
    const response = await fetch(`${base}/${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
