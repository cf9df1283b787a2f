/** Bytes with their own buffer. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Container boxes on the path to rewritten fields. */
const CONTAINERS: ReadonlySet<string> = new Set(['moof', 'traf']);
/** Field offsets from the first byte of their box (ISO/IEC 14496-12: 8.8.5, 8.8.12, 8.16.3). */
const VERSION_AT = 8;
const MFHD_SEQUENCE_AT = 12;
const TFDT_TIME_AT = 12;
const SIDX_TIMESCALE_AT = 16;
const SIDX_TIME_AT = 20;

/**
 * Returns a copy of an fMP4 segment, moved on its track's timeline. Rewrites decode time (`tfdt`), presentation time of the
 * index (`sidx`) and fragment number (`mfhd`).
 *
 * `seconds`: integer offset, negative for earlier. `timescale`: the track's units per second. `fragment`: new number, from 1.
 * Throws a RangeError for 32-bit times, which would overflow, another timescale, or boxes without a size.
 */
export function moveSegment(segment: Bytes, seconds: number, timescale: number, fragment: number): Bytes {
  const moved = segment.slice();
  const view = new DataView(moved.buffer);
  const later = BigInt(seconds) * BigInt(timescale);

  const sizeOf = (box: number): number => {
    const size = view.getUint32(box);
    if (size < 8) throw new RangeError('a box without an explicit size');
    return size;
  };
  const addTime = (box: number, at: number): void => {
    if (view.getUint8(box + VERSION_AT) !== 1) throw new RangeError('a box has 32-bit times');
    view.setBigUint64(box + at, view.getBigUint64(box + at) + later);
  };
  const rewrite = (from: number, to: number): void => {
    for (let box = from; box < to; box += sizeOf(box)) {
      const type = String.fromCharCode(...moved.subarray(box + 4, box + 8));
      if (CONTAINERS.has(type)) rewrite(box + 8, box + sizeOf(box));
      if (type === 'mfhd') view.setUint32(box + MFHD_SEQUENCE_AT, fragment);
      if (type === 'tfdt') addTime(box, TFDT_TIME_AT);
      if (type !== 'sidx') continue;
      if (view.getUint32(box + SIDX_TIMESCALE_AT) !== timescale)
        throw new RangeError('the index has another timescale');
      addTime(box, SIDX_TIME_AT);
    }
  };
  rewrite(0, moved.length);
  return moved;
}
