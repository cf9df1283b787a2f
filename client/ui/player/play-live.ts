import type HlsPlayer from 'hls.js';
import type { ErrorData } from 'hls.js';
import workerPath from 'hls.js/dist/hls.worker.js?url';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { createRecoveries } from './recovery.ts';
import { watchForStall } from './stall-timer.ts';

/** `incompatible`: the browser lacks the codec. `broken`: the stream does not start, ends or stalls. */
export type PlaybackFailure = 'incompatible' | 'broken';
export type Playback = {
  /** The first segment has loaded. */
  onBuffered: () => void;
  /** The picture moves. Called once per second. */
  onPlaying: () => void;
  /** The browser requires a press before playback. */
  onBlocked: () => void;
  /** The camera's time in milliseconds since 1970, each second. `null` if the stream has none. */
  onDate: (date: number | null) => void;
  /** Called once, as the last callback. */
  onFailed: (failure: PlaybackFailure) => void;
};

const NATIVE = 'application/vnd.apple.mpegurl';

/**
 * Plays a live HLS stream in a `<video>`: with hls.js, which is loaded on demand, wherever it works, otherwise natively (Chromium
 * also claims to play HLS itself). Returns a function that stops it.
 */
export function playLive(video: HTMLVideoElement, url: string, callbacks: Playback): () => void {
  let engine: Engine | undefined;
  let isOver = false;
  let stopWatching = () => {};
  const watch = () => {
    stopWatching();
    stopWatching = watchForStall(video, () => fail('broken'));
  };
  const stop = () => {
    isOver = true;
    stopWatching();
    stopListening();
    engine?.destroy();
    video.removeAttribute('src');
    video.load();
  };
  const fail = (failure: PlaybackFailure) => {
    if (isOver) return;
    stop();
    callbacks.onFailed(failure);
  };
  const waitForPress = () => {
    stopWatching();
    callbacks.onBlocked();
  };
  const stopListening = listen(video, {
    loadeddata: callbacks.onBuffered,
    canplay: () => void play(video, waitForPress),
    // A user who left the tab comes back to a paused stream, not a broken one.
    pause: () => !document.hidden && !video.ended && waitForPress(),
    play: watch,
    ended: () => fail('broken'),
    timeupdate: inSeconds(() => {
      callbacks.onPlaying();
      callbacks.onDate(engine?.date() ?? null);
    }, video),
  });

  watch();
  void loadChunk(() => import('hls.js')).then(
    ({ default: Hls }) => {
      if (isOver) return;
      engine = Hls.isSupported() ? withHls(Hls, video, url, fail) : natively(video, url, fail);
      // Restarts the timer, because loading hls.js may take long.
      watch();
    },
    () => fail('broken'),
  );
  return stop;
}

function listen(video: HTMLVideoElement, listeners: Partial<Record<keyof HTMLVideoElementEventMap, () => void>>) {
  for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener);
  return () => {
    for (const [event, listener] of Object.entries(listeners)) video.removeEventListener(event, listener);
  };
}

/** Once per second of video, first when it moves. Ignores a player that is seeking its place in the stream. */
function inSeconds(then: () => void, video: Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'seeking'>): () => void {
  let last = Number.NaN;
  let reported = Number.NaN;
  return () => {
    const { currentTime, paused, seeking } = video;
    const moves = !paused && !seeking && currentTime > last;
    last = currentTime;
    if (!moves || Math.floor(currentTime) === reported) return;
    reported = Math.floor(currentTime);
    then();
  };
}

/** Starts playback. Calls `blocked` if the browser requires a press first. */
async function play(video: HTMLVideoElement, blocked: () => void): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    // The player reports all other errors itself.
    if (error instanceof DOMException && error.name === 'NotAllowedError') blocked();
  }
}

type Engine = { date: () => number | null; destroy: () => void };
type Fail = (failure: PlaybackFailure) => void;

function withHls(Hls: typeof HlsPlayer, video: HTMLVideoElement, url: string, fail: Fail): Engine {
  // Live video cannot be rewound, so the back buffer is small. A player eight segments behind jumps to the live edge.
  const hls = new Hls({
    workerPath,
    backBufferLength: 10,
    maxBufferLength: 20,
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 8,
  });
  const mayRecover = createRecoveries();
  hls.on(Hls.Events.ERROR, (_event, error) => {
    const answer = verdict(Hls, error);
    if (answer === 'recover' && mayRecover(Date.now())) hls.recoverMediaError();
    else if (answer !== 'ignore') fail(answer === 'incompatible' ? 'incompatible' : 'broken');
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return { date: () => hls.playingDate?.getTime() ?? null, destroy: () => hls.destroy() };
}

/** Meaning of an error (core 4): only fatal ones count, and media errors can be recovered. */
export function verdict(
  { ErrorDetails, ErrorTypes }: Pick<typeof HlsPlayer, 'ErrorDetails' | 'ErrorTypes'>,
  { fatal, details, type }: Pick<ErrorData, 'fatal' | 'details' | 'type'>,
): 'ignore' | 'recover' | PlaybackFailure {
  if (!fatal) return 'ignore';
  switch (details) {
    case ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR:
    case ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR:
    case ErrorDetails.BUFFER_ADD_CODEC_ERROR:
      return 'incompatible';
    default:
      return type === ErrorTypes.MEDIA_ERROR ? 'recover' : 'broken';
  }
}

/** For browsers without Media Source Extensions: Safari on older iPhones. */
function natively(video: HTMLVideoElement, url: string, fail: Fail): Engine {
  if (video.canPlayType(NATIVE) === '') {
    fail('incompatible');
    return { date: () => null, destroy: () => undefined };
  }
  const failed = () => {
    const code = video.error?.code;
    fail(code === MediaError.MEDIA_ERR_NETWORK || code === MediaError.MEDIA_ERR_ABORTED ? 'broken' : 'incompatible');
  };
  video.addEventListener('error', failed);
  video.src = url;
  return { date: () => nativeDate(video), destroy: () => video.removeEventListener('error', failed) };
}

/** Safari's extension: the date at the start of the media. */
type Dated = HTMLVideoElement & { getStartDate?: () => Date };

function nativeDate(video: Dated): number | null {
  const began = video.getStartDate?.().getTime() ?? Number.NaN;
  return Number.isNaN(began) ? null : began + video.currentTime * SECOND;
}
