import { CLIP } from '../../fixtures/media/clips.ts';
import { beganAt, liveWindow } from './timeline.ts';

/**
 * Live playlist of a stream, from the instants (milliseconds since 1970) of its start and of now. `date`: the camera's
 * clock at the start. `ended`: no segments follow. `EXT-X-MAP` needs version 6 (RFC 8216, section 7).
 */
export function livePlaylist(start: number, now: number, { date, ended }: { date: number; ended: boolean }): string {
  const { first, last } = liveWindow(start, now);
  let playlist = `#EXTM3U
#EXT-X-VERSION:6
#EXT-X-TARGETDURATION:${CLIP.segmentSeconds}
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA-SEQUENCE:${first}
#EXT-X-MAP:URI="init.mp4"
#EXT-X-PROGRAM-DATE-TIME:${new Date(beganAt(date, first)).toISOString()}
`;
  for (let sequence = first; sequence <= last; sequence++) {
    playlist += `#EXTINF:${CLIP.segmentSeconds.toFixed(3)},\n${sequence}.m4s?start=${start}\n`;
  }
  return ended ? `${playlist}#EXT-X-ENDLIST\n` : playlist;
}

/** Announces a codec that browsers without Dolby Vision refuse before loading. */
export const unplayablePlaylist = (start: number): string => `#EXTM3U
#EXT-X-VERSION:6
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=${CLIP.width}x${CLIP.height},CODECS="dvh1.05.01"
live.m3u8?start=${start}
`;
