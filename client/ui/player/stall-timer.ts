/** The used part of a `<video>`. */
export type Watched = Pick<HTMLVideoElement, 'currentTime' | 'addEventListener' | 'removeEventListener'>;
type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Longest time without a first or a new picture. Longer than a segment, its retries and a short loss of signal, and short enough
 * that users do not mistake a still for live video. Truncated segments and a server that stops writing playlists cause no error, so
 * only this limit ends the wait.
 */
const STALL_LIMIT = 15_000;

/**
 * Calls `onStall` once if the picture has not moved for `STALL_LIMIT`. Each movement restarts the timer. Does not count time in a
 * hidden tab, where browsers pause video to save power. Returns a function that stops it.
 */
export function watchForStall(video: Watched, onStall: () => void, page: Page = document): () => void {
  let shown = video.currentTime;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (!page.hidden) timer = setTimeout(stall, STALL_LIMIT);
  };
  const stall = () => {
    stop();
    onStall();
  };
  const moved = () => {
    if (video.currentTime === shown) return;
    shown = video.currentTime;
    restart();
  };
  const stop = () => {
    clearTimeout(timer);
    video.removeEventListener('timeupdate', moved);
    page.removeEventListener('visibilitychange', restart);
  };
  video.addEventListener('timeupdate', moved);
  page.addEventListener('visibilitychange', restart);
  restart();
  return stop;
}
