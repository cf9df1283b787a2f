import type { MediaSnippet } from '../../generated/contract/types.gen.ts';
import { DAY, SECOND } from '../world/duration.ts';
import { hashText, mix } from '../world/random.ts';
import type { DeviceRow, Instant } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { isDashCam } from './catalog.ts';
import { iso } from './iso.ts';

type Camera = DeviceRow['cameras'][number];

const HOUR = 3_600 * SECOND;
/** Retention of recordings. Assumed. */
const DAYS_KEPT = 30;
/** Number of stills and of clips per camera. */
const PICTURES = 6;
/** Hours of the day, UTC, in which a camera may record: daytime in Chicago. */
const HOURS = [12, 13, 14, 16, 18, 20, 22, 23];
/** Index of a missing picture, for lost thumbnails. */
const LOST = 0;

/**
 * Media of a dash cam, newest first: snippets of the last days, computed from the world's seed and the device, and
 * snapshots taken by users.
 */
export function mediaOf(world: World, device: DeviceRow, camera: Camera | null, now: Instant): MediaSnippet[] {
  if (!isDashCam(device)) return [];
  const { seed } = world.origin;
  const snippets: { at: Instant; snippet: MediaSnippet }[] = [];
  for (const channel of device.cameras) {
    if (camera !== null && camera !== channel) continue;
    if (channel === 'rear' && device.traits.includes('cam_2_missing')) continue;
    for (const at of keptAt(device, channel, seed, now)) {
      snippets.push({ at, snippet: snippetOf(device, channel, at, recordingAt(device, at, seed)) });
    }
  }
  for (const { id, camera: channel, taken_at } of world.tables.snapshots.by('device_key', device.id)) {
    if (camera !== null && camera !== channel) continue;
    const picture = pictureAt(device, taken_at);
    const snippet = snippetOf(device, channel, taken_at, { picture, isVideo: false, isLost: false });
    snippets.push({ at: taken_at, snippet: { ...snippet, id } });
  }
  return snippets.sort((a, b) => b.at - a.at).map(({ snippet }) => snippet);
}

/** Instants of a camera's recordings. The rear camera misses some and lags by a second on others. */
function keptAt(device: DeviceRow, channel: Camera, seed: number, now: Instant): Instant[] {
  const midnight = Math.floor(now / DAY) * DAY;
  const kept: Instant[] = [];
  for (let day = 0; day < DAYS_KEPT; day++) {
    for (const hour of HOURS) {
      const slot = midnight - day * DAY + hour * HOUR;
      const chance = mix(seed, hashText(device.id), slot / HOUR);
      if (chance % 3 === 0 || (channel === 'rear' && chance % 7 === 0)) continue;
      const isLate = channel === 'rear' && chance % 5 === 0;
      const at = slot + (chance % 3_598) * SECOND + (isLate ? SECOND : 0);
      if (at >= device.installed_at && at <= now) kept.push(at);
    }
  }
  return kept;
}

type Recording = { picture: number; isVideo: boolean; isLost: boolean };

/** Recordings of an hour, the same for both cameras. */
function recordingAt(device: DeviceRow, at: Instant, seed: number): Recording {
  const chance = mix(seed, hashText(device.id), Math.floor(at / HOUR), 1);
  return {
    picture: pictureAt(device, at),
    isVideo: chance % 2 === 0,
    isLost: device.traits.includes('lost_thumbnails') && chance % 3 === 0,
  };
}

const pictureAt = (device: DeviceRow, at: Instant): number =>
  1 + (mix(hashText(device.id), Math.floor(at / HOUR)) % PICTURES);

function snippetOf(device: DeviceRow, channel: Camera, at: Instant, recording: Recording): MediaSnippet {
  const { picture, isVideo, isLost } = recording;
  const still = (number: number) => `/media/stills/${channel}/${number}.webp`;
  const link = {
    thumbnail_url: still(isLost ? LOST : picture),
    url: isVideo ? `/media/clips/${channel}/${picture}.mp4` : still(picture),
  };
  return {
    id: `${device.id}-${channel}-${at / SECOND}`,
    date: iso(at),
    camera_channel: channel,
    media_type: isVideo ? 'video' : 'image',
    front: channel === 'front' ? link : null,
    rear: channel === 'rear' ? link : null,
  };
}
