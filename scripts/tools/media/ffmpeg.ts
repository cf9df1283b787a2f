import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CLIP } from '../../../fixtures/media/clips.ts';

/** Small, pale, and away from the edges, which a player may crop. The font is found by name. */
const MARK = "drawtext=text='SIMULATED':font=Inter:fontsize=11:fontcolor=white@0.6:x=w-text_w-38:y=h-text_h-38";
/** About 500 kB per clip. */
const BITS_PER_SECOND = 165_000;
const SEGMENT_FRAMES = CLIP.segmentSeconds * CLIP.framesPerSecond;

/** Collects raw frames into a lossless film, labeled as simulated. */
export async function record(frames: Iterable<Uint8Array>, film: string): Promise<void> {
  const raw = { f: 'rawvideo', pix_fmt: 'rgb24', s: `${CLIP.width}x${CLIP.height}`, r: CLIP.framesPerSecond, i: '-' };
  const { stdin, done } = start(options(raw), options({ vf: MARK, 'c:v': 'ffv1' }), [film]);
  await Promise.all([pipeline(Readable.from(frames), stdin), done]);
}

/**
 * Encodes a film as fragmented MP4: `init.mp4` and `00.m4s`, `01.m4s` … in `folder`. Uses two passes for a predictable size, key
 * frames at cuts only, and the baseline profile, which all decoders read.
 */
export async function cut(film: string, folder: string): Promise<void> {
  const picture = options({ 'c:v': 'libx264', 'profile:v': 'baseline', level: '3.0', pix_fmt: 'yuv420p' });
  const effort = options({ preset: 'veryslow', tune: 'animation', passlogfile: `${film}.log` });
  const rate = options({ 'b:v': BITS_PER_SECOND, maxrate: 1.6 * BITS_PER_SECOND, bufsize: 4 * BITS_PER_SECOND });
  const keyFrames = options({ g: SEGMENT_FRAMES, keyint_min: SEGMENT_FRAMES, sc_threshold: 0 });
  // Deterministic for the same ffmpeg on any machine.
  const repeatable = options({ fflags: '+bitexact', 'flags:v': '+bitexact', map_metadata: -1, threads: 1 });
  const encode = [...options({ i: film }), ...picture, ...effort, ...rate, ...keyFrames, ...repeatable];
  await start(encode, options({ pass: 1, f: 'null' }), ['-']).done;

  const segments = options({
    f: 'hls',
    hls_time: CLIP.segmentSeconds,
    hls_list_size: 0,
    hls_segment_type: 'fmp4',
    hls_segment_filename: `${folder}/%02d.m4s`,
    hls_segment_options: `video_track_timescale=${CLIP.timescale}`,
  });
  const list = `${folder}/list.m3u8`;
  await start(encode, options({ pass: 2 }), segments, [list]).done;
  await rm(list);
}

/** One frame of a film as WebP. */
export async function still(film: string, second: number, file: string): Promise<void> {
  await start(options({ ss: second, i: film }), options({ 'frames:v': 1, 'c:v': 'libwebp', quality: 80 }), [file]).done;
}

const options = (values: Record<string, string | number>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`-${name}`, String(value)]);

function start(...parts: string[][]): { stdin: Writable; done: Promise<void> } {
  const given = ['-loglevel', 'error', '-y', ...parts.flat()];
  const ffmpeg = spawn('ffmpeg', given, { stdio: ['pipe', 'inherit', 'inherit'] });
  const done = once(ffmpeg, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${given.join(' ')}`);
  });
  return { stdin: ffmpeg.stdin, done };
}
