import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { now } from '../../../lib/now.ts';
import { stopwatch } from '../../../rules/time/elapsed.ts';
import { useNow } from '../../../ui/use-now.ts';

/** Milliseconds between two looks at the clock: while the device is waited for, and otherwise. */
const WATCHING = 250;
export const RESTING = 60_000;

/** How far something that a device was asked is, in words. Nothing is done until the device says so. */
export type Progress = { step: 'idle' | 'waiting' | 'done' | 'failed'; text: string };

/**
 * Asks a device for one thing at a time: a second press meanwhile does nothing. `waited` is a stopwatch's reading, `endedAt`
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
