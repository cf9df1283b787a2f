import { createKeptStore } from './kept-store.ts';

export const PAUSED_ALERT = 'paused-devices';

/** Whether the user closed the alert about paused devices, which hides it for the session (core 2.6). */
export const usePausedAlert = createKeptStore<{ isHidden: boolean }>('paused-alert', 1, () => ({ isHidden: false }));
export function hidePausedAlert(): void {
  usePausedAlert.setState({ isHidden: true });
}
