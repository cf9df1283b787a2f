import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { useExclusiveToOthers } from '../../data/users/use-exclusive-to-others.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { GROUPS } from '../../rules/constants/forms.ts';
import { groupsOf } from '../../rules/groups/groups.ts';
import { closeDialog, type openGroups } from '../../state/open-dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { DoneView } from './done-view.tsx';
import { GroupForm } from './group-form.tsx';
import { GroupList } from './group-list.tsx';
import { PartialView } from './partial-view.tsx';
import { StayOrClose } from './stay-or-close.tsx';
import { useMemberChanges } from './use-member-changes.ts';
import { afterOutcome, firstView, isOver, type Task, titleOf, type View } from './views.ts';

const NONE: readonly Vehicle[] = [];

type About = NonNullable<Parameters<typeof openGroups>[0]> | null;

/** Groups of the user's own vehicles: list, create, edit, delete (core 2.10). `null`: closed. */
export default function GroupsDialog({ about }: { about: About }) {
  const { t } = useTranslation(['groups', 'common']);
  const errorLines = useErrorLines();
  const { data: vehicles, error, refetch } = useQuery(vehiclesQuery());
  const groups = useMemo(() => groupsOf(vehicles ?? []), [vehicles]);
  const exclusiveToOthers = useExclusiveToOthers(vehicles ?? NONE);
  const { run, progress, stop } = useMemberChanges();
  const isBusy = progress !== null;

  // Keeps the content while the dialog fades out. Each opening resets the view.
  const [shown, setShown] = useState<About>(null);
  const [opening, setOpening] = useState(0);
  const [view, setView] = useState<View>({ step: 'list', focus: null });
  /** Unsaved changes, and whether to confirm their loss. */
  const [isDirty, setDirty] = useState(false);
  const [asks, setAsks] = useState(false);
  if (about !== null && about !== shown) {
    setShown(about);
    setOpening(opening + 1);
    setView(firstView(about.view, groups.length < GROUPS));
    setAsks(false);
  }

  const isForOne = shown?.view === 'create';
  const close = () => closeDialog('groups');
  /** Closes a dialog that was opened to create one group. Otherwise returns to the list. */
  const leave = (task: Task) => {
    if (!isForOne || task.kind !== 'created') return setView({ step: 'list', focus: task.name });
    close();
    shown?.onLoad?.(task.name);
  };
  const back = () => (isForOne ? close() : setView({ step: 'list', focus: null }));
  const onClose = () => {
    // A second attempt to close dismisses the question.
    if (view.step === 'form' && isDirty) return setAsks(!asks);
    close();
    if (isForOne && isOver(view)) shown?.onLoad?.(view.task.name);
  };
  const discard = (isYes: boolean) => {
    setAsks(false);
    if (isYes) close();
  };

  const content = () => {
    if (!vehicles) {
      return error ? (
        <FailureState title={t('failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      );
    }
    switch (view.step) {
      case 'list':
        return (
          <GroupList
            vehicles={vehicles}
            groups={groups}
            exclusiveToOthers={exclusiveToOthers}
            focus={view.focus}
            onView={setView}
          />
        );
      case 'form':
        return (
          <GroupForm
            key={opening}
            group={view.group}
            groups={groups}
            vehicles={vehicles}
            exclusiveToOthers={exclusiveToOthers}
            progress={progress}
            onRun={run}
            onStop={stop}
            onEnd={(task, outcome) => setView(afterOutcome(task, outcome))}
            onCancel={back}
            onDirty={setDirty}
            onDiscard={asks ? discard : null}
          />
        );
      case 'delete':
        return (
          <DeleteQuestion
            group={view.group}
            vehicles={vehicles}
            progress={progress}
            onRun={run}
            onStop={stop}
            onEnd={(task, outcome) => setView(afterOutcome(task, outcome))}
            onCancel={back}
          />
        );
      case 'partial':
        return (
          <PartialView
            {...view}
            progress={progress}
            onRun={run}
            onStop={stop}
            onEnd={(outcome) => setView(afterOutcome(view.task, outcome))}
            onLeave={() => leave(view.task)}
          />
        );
      case 'done':
        return <DoneView task={view.task} onOver={() => leave(view.task)} />;
    }
  };
  const opened = about !== null;
  return (
    <>
      {opened && <StayOrClose isBusy={isBusy} onClose={onClose} />}
      <Dialog opened={opened} onClose={onClose} isBusy={isBusy} size={560} title={titleOf(view, t)}>
        {content()}
      </Dialog>
    </>
  );
}
