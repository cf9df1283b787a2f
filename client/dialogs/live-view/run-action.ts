import { FAILURE_ICON, SUCCESS_ICON } from '../../rules/constants/live-view.ts';
import type { ActionEnd, LiveAction, LiveEvent } from './live-state.ts';

/** Sends a command of the view. Reports its outcome, and when the outcome was shown long enough. */
export async function runAction(
  action: LiveAction,
  send: () => Promise<ActionEnd>,
  tell: (event: LiveEvent) => void,
): Promise<void> {
  tell({ type: 'action_sent', action });
  const end = await send();
  // A canceled command has no outcome to show.
  if (end === 'canceled') return tell({ type: 'action_shown', action });
  tell({ type: 'action_ended', action, ...end });
  setTimeout(() => tell({ type: 'action_shown', action }), end.isDone ? SUCCESS_ICON : FAILURE_ICON);
}
