import { FAILURE_ICON, SUCCESS_ICON } from '../../rules/constants/live-view.ts';
import type { ActionEnd, LiveAction, LiveEvent } from './live-state.ts';

/** Sends a command of the view. Reports its outcome, and when the outcome was shown long enough. */
export async function runAction(
  action: LiveAction,
  send: () => Promise<ActionEnd>,
  report: (event: LiveEvent) => void,
): Promise<void> {
  report({ type: 'action_sent', action });
  const end = await send();
  // A canceled command has no outcome to show.
  if (end.outcome === 'canceled') return report({ type: 'action_shown', action });
  report({ type: 'action_ended', action, ...end });
  setTimeout(() => report({ type: 'action_shown', action }), end.outcome === 'done' ? SUCCESS_ICON : FAILURE_ICON);
}
