// oxlint-disable jsx-a11y/media-has-caption -- live video has no captions
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import styles from './live-picture.module.css';
import { type Playback, playLive } from './play-live.ts';

type Props = Playback & {
  /** Address of the playlist. `null`: nothing plays yet, and the poster shows. */
  url: string | null;
  poster?: string | undefined;
  isMuted: boolean;
  /** Describes the picture. */
  label: string;
  /** Starts playback from a press, for browsers that require one. */
  ref?: Ref<{ play: () => void }>;
};

/** Picture of a live stream, uncropped. */
export function LivePicture({ url, poster, isMuted, label, ref, ...callbacks }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => ({ play: () => void video.current?.play().catch(() => undefined) }), []);

  const onBuffered = useEffectEvent(callbacks.onBuffered);
  const onPlaying = useEffectEvent(callbacks.onPlaying);
  const onBlocked = useEffectEvent(callbacks.onBlocked);
  const onDate = useEffectEvent(callbacks.onDate);
  const onFailed = useEffectEvent(callbacks.onFailed);
  useEffect(() => {
    if (!video.current || url === null) return;
    return playLive(video.current, url, {
      onBuffered: () => onBuffered(),
      onPlaying: () => onPlaying(),
      onBlocked: () => onBlocked(),
      onDate: (date) => onDate(date),
      onFailed: (failure) => onFailed(failure),
    });
  }, [url]);

  return (
    <video ref={video} className={styles.picture} poster={poster} muted={isMuted} aria-label={label} playsInline />
  );
}
