import { useRef } from 'react';

/**
 * Returns a function that ignores calls while an earlier one is in flight: a second press comes before the button renders as busy.
 * The caller shows the failure.
 */
export function useSingleFlight<Variables>(
  run: (variables: Variables) => Promise<unknown>,
): (variables: Variables) => void {
  const isInFlight = useRef(false);
  return (variables) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const settle = () => {
      isInFlight.current = false;
    };
    run(variables).then(settle, settle);
  };
}
