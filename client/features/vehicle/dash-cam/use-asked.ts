import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { now } from '../../../lib/now.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { stopwatch } from '../../../rules/time/elapsed.ts';
import { useNow } from '../../../ui/use-now.ts';

/** Intervals of clock updates in milliseconds: while waiting for the device, and otherwise. */
const WATCHING = 250;
export const RESTING = MINUTE;

/** Progress of a request to a device, as text. It is done when the device confirms. */
export type Progress = { step: 'idle' | 'waiting' | 'done' | 'failed'; text: string };

/**
 * Sends one request at a time to a device, and ignores a second press until then. `waited` is the stopwatch's text, `endedAt`
 * milliseconds since 1970 by the portal's clock.
 */
export function useAsked<Answer, Asked>(options: UseMutationOptions<Answer, ApiError, Asked>) {
  const [tried, setTried] = useState({ began: 0, ended: 0 });
  const isUnderWay = useRef(false);
  const { mutate, isPending, data, error, variables } = useMutation(options);
  const clock = useNow(isPending ? WATCHING : RESTING);
  const ask = (asked: Asked) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setTried({ began: now(), ended: 0 });
    mutate(asked, {
      onSettled: () => {
        isUnderWay.current = false;
        setTried(({ began }) => ({ began, ended: now() }));
      },
    });
  };
  const askAgain = () => variables !== undefined && ask(variables);
  return { ask, askAgain, isPending, data, error, waited: stopwatch(clock - tried.began), endedAt: tried.ended };
}
