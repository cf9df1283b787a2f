/**
 * Draws the dash cam clips and stills of `fixtures/media`. Run by hand after a change of the scene: `node
 * scripts/tools/media/build.ts`. Requires ffmpeg and the font Inter (Debian: `ffmpeg`, `fonts-inter`).
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CAMERAS, CLIP } from '../../../fixtures/media/clips.ts';
import { cut, record, still } from './ffmpeg.ts';
import { LOOP_SECONDS } from './journey.ts';
import { film as frames } from './scene/film.ts';

const media = fileURLToPath(new URL('../../../fixtures/media/', import.meta.url));
const workshop = await mkdtemp(join(tmpdir(), 'waymark-media-'));

for (const camera of CAMERAS) {
  const film = join(workshop, `${camera}.mkv`);
  await record(frames(camera), film);
  await mkdir(join(media, camera), { recursive: true });
  await cut(film, join(media, camera));
  await mkdir(join(media, 'stills'), { recursive: true });
  for (let n = 1; n <= CLIP.stills; n++)
    await still(film, ((n - 1) * LOOP_SECONDS) / CLIP.stills, join(media, 'stills', `${camera}-${n}.webp`));
}
await rm(workshop, { recursive: true });
