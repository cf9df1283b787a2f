// oxlint-disable jsx-a11y/media-has-caption -- nobody writes captions of what a camera hears now
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import styles from './live-picture.module.css';
import { type Playback, playLive } from './play-live.ts';

type Props = Playback & {
  /** Address of the playlist; null: nothing is played yet, and the poster shows. */
  url: string | null;
  poster?: string | undefined;
  isMuted: boolean;
  /** Says what is to be seen. */
  label: string;
  /** For a press where the browser wants one. */
  ref?: Ref<{ play: () => void }>;
};

/** The picture of a live stream, whole and in its own proportions. */
export function LivePicture({ url, poster, isMuted, label, ref, ...told }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => ({ play: () => void video.current?.play().catch(() => undefined) }), []);

  const onBuffered = useEffectEvent(told.onBuffered);
  const onPlaying = useEffectEvent(told.onPlaying);
  const onBlocked = useEffectEvent(told.onBlocked);
  const onDate = useEffectEvent(told.onDate);
  const onFailed = useEffectEvent(told.onFailed);
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
