import { expect, test } from 'vitest';
import { livePlaylist, unplayablePlaylist } from './playlist.ts';

/** 2026-11-19T16:42:00.500Z */
const START = 1_795_106_520_500;
const LIVE = { date: START, ended: false };

test('[core 4] lists the first segments of a new stream', () => {
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

test('[core 4] continues past the end of the clip (segment 35)', () => {
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

test('[core 4] ends the playlist of an ended stream', () => {
  const ended = livePlaylist(START, START + 60_500, { date: START, ended: true });
  expect(ended).toBe(`${livePlaylist(START, START + 60_500, LIVE)}#EXT-X-ENDLIST\n`);
});

test("[core 4] dates pictures by the camera's clock, independent of playback", () => {
  const date = Date.parse('2031-05-06T07:08:09Z');
  const other = livePlaylist(START, START + 66_500, { date, ended: false });
  expect(other).toContain('#EXT-X-PROGRAM-DATE-TIME:2031-05-06T07:09:03.000Z\n');
  expect(other).toContain('#EXT-X-MEDIA-SEQUENCE:33\n');
});

test('[core 4] announces a codec that browsers do not support', () => {
  expect(unplayablePlaylist(START)).toBe(`#EXTM3U
#EXT-X-VERSION:6
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=640x360,CODECS="dvh1.05.01"
live.m3u8?start=1795106520500
`);
});
