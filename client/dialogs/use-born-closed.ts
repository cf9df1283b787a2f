import { useEffect, useState } from 'react';

/**
 * Whether a dialog that comes with its own chunk is open: a moment later than it is asked for the first time, since one that
 * is born open does not know where the focus was, and cannot give it back.
 */
export function useBornClosed(isAsked: boolean): boolean {
  const [isBorn, setBorn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBorn(true));
    return () => clearTimeout(timer);
  }, []);
  return isBorn && isAsked;
}
