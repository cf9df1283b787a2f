import { showAlert } from '../state/alerts.ts';

/**
 * Shows an alert about saved data, in the portal's current language, which the save may have changed. Saving again replaces the
 * alert. `useText`: returns the text.
 */
export function savedAlert<What extends string>(area: string, useText: (what: What) => string) {
  function Saved({ what }: { what: What }) {
    return useText(what);
  }
  return (what: What): void => showAlert({ id: `${area}-${what}`, type: 'success', message: <Saved what={what} /> });
}
