import { sayAlert } from './alerts.ts';

/**
 * Says what was saved, in the language that the portal has by then: the language may be what was changed. Saved again, it is
 * said once. `useText`: the text of what was saved.
 */
export function savedAlert<What extends string>(area: string, useText: (what: What) => string) {
  function Saved({ what }: { what: What }) {
    return useText(what);
  }
  return (what: What): void => sayAlert({ id: `${area}-${what}`, type: 'success', message: <Saved what={what} /> });
}
