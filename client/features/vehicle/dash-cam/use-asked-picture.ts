import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PICTURE } from '../../../dialogs/live-view/picture-path.ts';
import { pictureSince, type Recording } from '../../../rules/camera/camera.ts';

/** Cameras take a while to send a picture. Then users find it in the list, whenever it arrives. */
const EVERY = 5_000;
const TRIES = 12;

type Loaded = { recordings: readonly Recording[]; isPending: boolean; refetch: () => void };

/**
 * The picture that the address asks for, by the time from which it was taken. Reads the list until it is there. `isMissing`: it did not
 * arrive in time.
 */
export function useAskedPicture({ recordings, isPending, refetch }: Loaded) {
  const [query, setQuery] = useSearchParams();
  const [tries, setTries] = useState(0);
  const since = Number(query.get(PICTURE) ?? Number.NaN);
  const isAsked = Number.isFinite(since);
  const picture = isAsked ? pictureSince(recordings, since) : null;
  const isWaiting = isAsked && !isPending && picture === null && tries < TRIES;
  const retry = useEffectEvent(() => {
    refetch();
    setTries(tries + 1);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(retry, EVERY);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    id: picture?.id ?? null,
    isWaiting,
    isMissing: isAsked && !isPending && picture === null && tries === TRIES,
    /** Removes it from the address, so that a reload does not open it again. */
    forget: () => {
      const rest = new URLSearchParams(query);
      rest.delete(PICTURE);
      setQuery(rest, { replace: true, preventScrollReset: true });
    },
  };
}
