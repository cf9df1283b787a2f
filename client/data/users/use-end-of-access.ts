import { useEffect, useRef } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { isAccessOver } from '../../rules/access/level.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { lookAtAccess } from '../access-changes.ts';

/** Reads again what the user may see when a guest's access to a vehicle ends while its page is open (commerce 6). */
export function useEndOfAccess(vehicle: Vehicle): void {
  const isOver = isAccessOver(vehicle, useUser(), useNow(MINUTE));
  const wasOver = useRef(isOver);
  useEffect(() => {
    // Known when the page opened: the list that was read then decides.
    if (isOver && !wasOver.current) lookAtAccess();
    wasOver.current = isOver;
  }, [isOver]);
}
