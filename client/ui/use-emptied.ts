import { type RefObject, useEffect } from 'react';

/**
 * Empties the element of a code, PIN or password that has left the page: browsers and scripts may keep elements, and React keeps the
 * last value of one inside it (decision 0022). Strict mode repeats effects while the element is on the page.
 */
export function useEmptied(ref: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    return () => {
      if (!element || element.isConnected) return;
      element.value = '';
      // React writes the value of a field into its attribute, too.
      element.removeAttribute('value');
    };
  }, [ref]);
}
