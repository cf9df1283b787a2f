import { expect, test } from 'vitest';
import { livePlaylist, unplayablePlaylist } from './playlist.ts';

/** 2026-11-19T16:42:00.500Z */
const START = 1_795_106_520_500;
const LIVE = { date: START, ended: false };

test('[core 4] the playlist of a stream just started', () => {
  expect(livePlaylist(START, START, LIVE)).toBe(`#EXTM3U
#EXT-X-VERSION:6
#EXT-X-TARGETDURATION:2
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-MAP:URI="init.mp4"
#EXT-X-PROGRAM-DATE-TIME:2026-11-19T16:41:48.500Z
#EXTINF:2.000,
0.m4s?start=1795106520500
#EXTINF:2.000,
1.m4s?start=1795106520500
#EXTINF:2.000,
2.m4s?start=1795106520500
#EXTINF:2.000,
3.m4s?start=1795106520500
#EXTINF:2.000,
4.m4s?start=1795106520500
#EXTINF:2.000,
5.m4s?start=1795106520500
`);
});

test('[core 4] the playlist goes over the end of the clip (segment 35) without a break', () => {
  expect(livePlaylist(START, START + 66_500, LIVE)).toBe(`#EXTM3U
#EXT-X-VERSION:6
#EXT-X-TARGETDURATION:2
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA-SEQUENCE:33
#EXT-X-MAP:URI="init.mp4"
#EXT-X-PROGRAM-DATE-TIME:2026-11-19T16:42:54.500Z
#EXTINF:2.000,
33.m4s?start=1795106520500
#EXTINF:2.000,
34.m4s?start=1795106520500
#EXTINF:2.000,
35.m4s?start=1795106520500
#EXTINF:2.000,
36.m4s?start=1795106520500
#EXTINF:2.000,
37.m4s?start=1795106520500
#EXTINF:2.000,
38.m4s?start=1795106520500
`);
});

test('[core 4] the playlist of an ended stream says that nothing follows', () => {
  const ended = livePlaylist(START, START + 60_500, { date: START, ended: true });
  expect(ended).toBe(`${livePlaylist(START, START + 60_500, LIVE)}#EXT-X-ENDLIST\n`);
});

test('[core 4] the pictures carry the date of the camera, whatever clock they move by', () => {
  const date = Date.parse('2031-05-06T07:08:09Z');
  const other = livePlaylist(START, START + 66_500, { date, ended: false });
  expect(other).toContain('#EXT-X-PROGRAM-DATE-TIME:2031-05-06T07:09:03.000Z\n');
  expect(other).toContain('#EXT-X-MEDIA-SEQUENCE:33\n');
});

test('[core 4] the playlist in a codec that browsers lack', () => {
  expect(unplayablePlaylist(START)).toBe(`#EXTM3U
#EXT-X-VERSION:6
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=640x360,CODECS="dvh1.05.01"
live.m3u8?start=1795106520500
`);
});
