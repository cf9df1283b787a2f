/** Properties of an fMP4 segment, for tests. Times in units of the timescale. */
export type SegmentFacts = {
  boxes: string[];
  fragment: number;
  indexTime: bigint;
  indexTimescale: number;
  decodeTime: bigint;
  /** Number of samples times their length. */
  duration: number;
  /** Whether the sample data is complete. */
  complete: boolean;
};

/** An independent segment reader for tests. Finds boxes by name instead of walking their sizes. */
export function readSegment(bytes: Uint8Array<ArrayBuffer>): SegmentFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder('latin1').decode(bytes);
  const at = (type: string): number => text.indexOf(type) - 4;
  const flags = view.getUint32(at('tfhd') + 8) & 0xffffff;
  const samples = view.getUint32(at('trun') + 12);
  let sizes = 0;
  for (let sample = 0; sample < samples; sample++) sizes += sampleSize(view, at('trun'), sample);
  const boxes: string[] = [];
  for (let box = 0; box < bytes.length; box += view.getUint32(box)) boxes.push(text.slice(box + 4, box + 8));
  return {
    boxes,
    fragment: view.getUint32(at('mfhd') + 12),
    indexTime: view.getBigUint64(at('sidx') + 20),
    indexTimescale: view.getUint32(at('sidx') + 16),
    decodeTime: view.getBigUint64(at('tfdt') + 12),
    // The default sample length follows the track id if flag 0x8 is set (ISO/IEC 14496-12, 8.8.7).
    duration: samples * (flags & 0x8 ? view.getUint32(at('tfhd') + 16) : Number.NaN),
    complete: at('mdat') + 8 + sizes === bytes.length && view.getUint32(at('mdat')) === 8 + sizes,
  };
}

/** Reads a `trun` with data offset, first-sample flags and sample sizes. */
function sampleSize(view: DataView, trun: number, sample: number): number {
  if ((view.getUint32(trun + 8) & 0xffffff) !== 0x205) throw new Error('the fragment is laid out otherwise');
  return view.getUint32(trun + 24 + 4 * sample);
}
