import type { TFunction } from 'i18next';
import type { GroupOutcome } from '../../data/vehicles/groups.ts';
import type { Group } from '../../rules/groups/groups.ts';

/** What was done to which group. */
export type Task = { kind: 'created' | 'saved' | 'deleted'; name: string };

/** What the dialog shows (core 2.10). */
export type View =
  /** `focus`: the group that the keys go on from. */
  | { step: 'list'; focus: string | null }
  /** Null: a new one. */
  | { step: 'form'; group: Group | null }
  | { step: 'delete'; group: Group }
  /** Some vehicles were changed and others not. */
  | { step: 'partial'; task: Task; outcome: GroupOutcome }
  | { step: 'done'; task: Task };

/** A group cannot be made where there is no room for one: then the list says so. */
export const firstView = (asked: 'list' | 'create', hasRoom: boolean): View =>
  asked === 'create' && hasRoom ? { step: 'form', group: null } : { step: 'list', focus: null };

/** What follows when every vehicle was tried. */
export const afterOutcome = (task: Task, outcome: GroupOutcome): View =>
  outcome.failed.length > 0 ? { step: 'partial', task, outcome } : { step: 'done', task };

/** A second try of what failed, put together with what was saved before. */
export const together = (before: GroupOutcome, retried: GroupOutcome): GroupOutcome => ({
  saved: [...before.saved, ...retried.saved],
  failed: retried.failed,
});

/** Whether a new group is there, in whole or in part: closing the dialog takes nothing back. */
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
