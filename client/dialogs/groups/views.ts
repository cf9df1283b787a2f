import type { TFunction } from 'i18next';
import type { GroupOutcome } from '../../data/vehicles/groups.ts';
import type { Group } from '../../rules/groups/groups.ts';

/** A finished change of a group. */
export type Task = { kind: 'created' | 'saved' | 'deleted'; name: string };

/** View of the dialog (core 2.10). */
export type View =
  /** `focus`: the group that gets the focus. */
  | { step: 'list'; focus: string | null }
  /** `null`: a new group. */
  | { step: 'form'; group: Group | null }
  | { step: 'delete'; group: Group }
  /** Some vehicles failed. */
  | { step: 'partial'; task: Task; outcome: GroupOutcome }
  | { step: 'done'; task: Task };

/** First view. At the limit of groups shows the list, which states the limit. */
export const firstView = (asked: 'list' | 'create', hasRoom: boolean): View =>
  asked === 'create' && hasRoom ? { step: 'form', group: null } : { step: 'list', focus: null };

/** View after all vehicles were tried. */
export const afterOutcome = (task: Task, outcome: GroupOutcome): View =>
  outcome.failed.length > 0 ? { step: 'partial', task, outcome } : { step: 'done', task };

/** Combines the outcome of a retry with the vehicles saved before. */
export const together = (before: GroupOutcome, retried: GroupOutcome): GroupOutcome => ({
  saved: [...before.saved, ...retried.saved],
  failed: retried.failed,
});

/** Whether a new group is saved, at least for some vehicles: closing the dialog does not undo that. */
export const isOver = (view: View): view is Extract<View, { task: Task }> =>
  (view.step === 'done' || view.step === 'partial') && view.task.kind === 'created';

export function titleOf(view: View, t: TFunction<['groups', 'common']>): string {
  switch (view.step) {
    case 'list':
    case 'done':
      return t('title');
    case 'form':
      return t(view.group ? 'editTitle' : 'newTitle');
    case 'delete':
      return t('deleteTitle', { name: view.group.name });
    case 'partial':
      return t('partial.title');
  }
}
