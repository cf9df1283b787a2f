/** What is watched of a `<video>`. */
export type Watched = Pick<HTMLVideoElement, 'currentTime' | 'addEventListener' | 'removeEventListener'>;
type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * So long a live picture may stand still, and so long its first picture may take. Longer than a segment, its retries and a
 * lift's shadow; short enough that nobody takes a still for what happens now. Truncated segments and a server that stops
 * writing playlists give no error: only this ends the wait.
 */
const STALL_LIMIT = 15_000;

/**
 * Calls `onStall` once when the picture has not moved for `STALL_LIMIT`; each movement begins anew. In a tab that is not
 * looked at the browser stops pictures to save power: there nothing is counted. Returns how to stop.
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
