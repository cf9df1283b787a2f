import type { Camera } from '../../fixtures/media/clips.ts';
import type { Bytes } from './boxes.ts';

/** Files of `fixtures/media`, read on demand: from disk in Node, over HTTP in the browser's worker. */
export type MediaAssets = {
  init: (camera: Camera) => Promise<Bytes>;
  /** `segment`: from 0. */
  segment: (camera: Camera, segment: number) => Promise<Bytes>;
  /** `still`: from 1. */
  still: (camera: Camera, still: number) => Promise<Bytes>;
};

/** `read` takes a path below `fixtures/media`, like `front/init.mp4`. */
export function assetsFrom(read: (path: string) => Promise<Bytes>): MediaAssets {
  return {
    init: (camera) => read(`${camera}/init.mp4`),
    segment: (camera, segment) => read(`${camera}/${String(segment).padStart(2, '0')}.m4s`),
    still: (camera, still) => read(`stills/${camera}-${still}.webp`),
  };
}

/** Fetches assets below a URL, for the worker. Rejects on any status but 200. */
export const fetchedMediaAssets = (base: string): MediaAssets =>
  assetsFrom(async (path) => {
    const response = await fetch(`${base}/${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
