import type { MediaSnippet } from '../../generated/contract/types.gen.ts';
import { hashText, mix } from '../world/random.ts';
import type { DeviceRow, Instant } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { isDashCam } from './catalog.ts';
import { iso } from './iso.ts';

type Camera = DeviceRow['cameras'][number];

const HOUR = 3_600_000;
const DAYS_KEPT = 7;
const STILLS = 6;
/** Hours of a day at which a camera kept something, before chance leaves some out. */
const HOURS = [7, 8, 12, 16, 17, 18, 21];

/** What a dash cam kept: snippets of the last days, computed, and the snapshots that somebody took. Newest first. */
export function mediaOf(world: World, device: DeviceRow, camera: Camera | null, now: Instant): MediaSnippet[] {
  if (!isDashCam(device)) return [];
  const snippets: { at: Instant; snippet: MediaSnippet }[] = [];
  for (const channel of device.cameras) {
    if (camera !== null && camera !== channel) continue;
    if (channel === 'rear' && device.traits.includes('cam_2_missing')) continue;
    for (const at of keptAt(device, world.origin.seed, now))
      snippets.push({ at, snippet: snippetAt(device, channel, at) });
  }
  for (const { id, camera: channel, taken_at } of world.tables.snapshots.by('device_key', device.id)) {
    if (camera === null || camera === channel) {
      snippets.push({ at: taken_at, snippet: { ...snippetAt(device, channel, taken_at), id } });
    }
  }
  return snippets.sort((a, b) => b.at - a.at).map(({ snippet }) => snippet);
}

function keptAt(device: DeviceRow, seed: number, now: Instant): Instant[] {
  const midnight = Math.floor(now / (24 * HOUR)) * 24 * HOUR;
  const kept: Instant[] = [];
  for (let day = 0; day < DAYS_KEPT; day++) {
    for (const hour of HOURS) {
      const at = midnight - day * 24 * HOUR + hour * HOUR;
      if (at >= device.installed_at && at <= now && mix(seed, hashText(device.id), at / HOUR) % 3 > 0) kept.push(at);
    }
  }
  return kept;
}

function snippetAt(device: DeviceRow, channel: Camera, at: Instant): MediaSnippet {
  const still = 1 + (mix(hashText(device.id), Math.floor(at / HOUR)) % STILLS);
  const link = { thumbnail_url: `/media/stills/${channel}/${still}.webp` };
  return {
    id: `${device.id}-${channel}-${at / 1000}`,
    date: iso(at),
    camera_channel: channel,
    media_type: 'image',
    front: channel === 'front' ? link : null,
    rear: channel === 'rear' ? link : null,
  };
}
