/** HEVC main profile, as cameras send it, in both sample entries. */
const HEVC = ['video/mp4; codecs="hvc1.1.6.L93.B0"', 'video/mp4; codecs="hev1.1.6.L93.B0"'];

/** Whether this browser lacks HEVC. It cannot play cameras whose firmware sends it (core 4). */
export function lacksHevc(): boolean {
  if ('MediaSource' in globalThis) return !HEVC.some((type) => MediaSource.isTypeSupported(type));
  const video = document.createElement('video');
  return HEVC.every((type) => video.canPlayType(type) === '');
}
