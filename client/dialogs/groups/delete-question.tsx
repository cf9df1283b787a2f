import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { type GroupOutcome, readVehicles } from '../../data/vehicles/groups.ts';
import type { Group } from '../../rules/groups/groups.ts';
import { memberChanges } from '../../rules/groups/groups-change.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import parts from './run-footer.module.css';
import { Buttons, ProgressLine } from './run-footer.tsx';
import type { Progress, RunChanges } from './use-member-changes.ts';
import { useReasons } from './use-reasons.ts';
import type { Task } from './views.ts';

const NO_MEMBERS: ReadonlySet<number> = new Set();

type Props = {
  group: Group;
  vehicles: readonly Vehicle[];
  progress: Progress | null;
  onRun: RunChanges;
  onStop: () => void;
  onEnd: (task: Task, outcome: GroupOutcome) => void;
  onCancel: () => void;
};

/** Confirms, then removes the name from every member (core 2.10). */
export function DeleteQuestion({ group, vehicles, progress, onRun, onStop, onEnd, onCancel }: Props) {
  const { t } = useTranslation(['groups', 'common']);
  const reasons = useReasons();
  const isLost = useIsLost();
  const [lines, setLines] = useState<readonly string[]>([]);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const changesOf = (known: readonly Vehicle[]) =>
    memberChanges(known, { from: group.name, to: null, members: NO_MEMBERS });
  const remove = async () => {
    setLines([]);
    try {
      // Includes vehicles that joined since the list was read, otherwise the group would remain.
      const outcome = await onRun(changesOf(vehicles), async () => changesOf(await readVehicles()));
      if (outcome) onEnd({ kind: 'deleted', name: group.name }, outcome);
    } catch (failure) {
      setLines(reasons.lines(failure));
    }
  };
  return (
    <>
      {lines.length > 0 && (
        <Notice tone="alarm">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <p>{t('deleteText', { count: group.members.length })}</p>
      <Buttons>
        {progress ? (
          <>
            <ProgressLine {...progress} text={t('deleting', progress)} />
            {progress.of > 1 && (
              <Button variant="default" onClick={onStop}>
                {t('stop')}
              </Button>
            )}
          </>
        ) : (
          <>
            {isLost && <p className={parts.reason}>{t('reasons.noConnection')}</p>}
            <Button ref={cancel} variant="default" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
          </>
        )}
        <DangerButton loading={progress !== null} disabled={isLost} onClick={() => void remove()}>
          {t('deleteSubmit')}
        </DangerButton>
      </Buttons>
    </>
  );
}
