import { useEffect, useMemo, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { GroupOutcome } from '../../data/vehicles/groups.ts';
import { GROUP_NAME_TYPED } from '../../rules/constants/forms.ts';
import { type Group, groupNames } from '../../rules/groups/groups.ts';
import {
  type MemberChange,
  type MemberDisabledReason,
  memberChanges,
  memberGate,
  membersAfter,
} from '../../rules/groups/groups-change.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { useNow } from '../../ui/use-now.ts';
import { withTicked } from '../../ui/vehicle-picker/picked.ts';
import { VehiclePicker } from '../../ui/vehicle-picker/vehicle-picker.tsx';
import { checkName } from './check-name.ts';
import styles from './group-form.module.css';
import { groupSchema } from './group-schema.ts';
import { MemberMark } from './member-mark.tsx';
import { DiscardQuestion, RunFooter } from './run-footer.tsx';
import { useLockLines } from './use-lock-lines.ts';
import type { Progress } from './use-member-changes.ts';
import { useReasons } from './use-reasons.ts';
import type { Task } from './views.ts';

type Props = {
  /** `null`: a new group. */
  group: Group | null;
  groups: readonly Group[];
  vehicles: readonly Vehicle[];
  /** Vehicles that are exclusive to other users. */
  exclusiveToOthers: ReadonlySet<number>;
  progress: Progress | null;
  onRun: (changes: readonly MemberChange[]) => Promise<GroupOutcome | null>;
  onStop: () => void;
  onEnd: (task: Task, outcome: GroupOutcome) => void;
  onCancel: () => void;
  /** Called with whether there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
  /** Answers whether to discard unsaved changes. `null`: nothing to confirm. */
  onDiscard: ((isYes: boolean) => void) | null;
};

/** Name and vehicles of a group. Input that cannot be saved stays in the form (core 5, core 8). */
export function GroupForm({
  group,
  groups,
  vehicles,
  exclusiveToOthers,
  progress,
  onRun,
  onStop,
  onEnd,
  onCancel,
  onDirty,
  onDiscard,
}: Props) {
  const { t } = useTranslation(['groups', 'forms']);
  const reasons = useReasons();
  const isLost = useIsLost();
  const now = useNow(MINUTE);
  /** The group as it was opened. Later changes from elsewhere must not change the form. */
  const [opened] = useState(group);
  const own = opened?.name ?? null;
  const before = useMemo(() => new Set(opened?.members.map(({ id }) => id)), [opened]);
  const schema = useMemo(() => groupSchema({ groups, own, taken: t('taken') }), [groups, own, t]);
  const form = useContractForm({ schema, values: { name: own ?? '', members: [...before] } });
  // A dialog that is already open does not move the focus to new content.
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const { isDirty } = useFormState({ control: form.control });
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const members = useWatch({ control: form.control, name: 'members' });
  const chosen = useMemo(() => new Set(members), [members]);
  const offered = useMemo(() => vehicles.filter(({ isShared }) => !isShared), [vehicles]);
  const lockLines = useLockLines();
  const locks = opened ? lockLines(opened, exclusiveToOthers) : [];

  const save = async ({ name, members }: { name: string; members: number[] }) => {
    // A rename includes vehicles that joined the group since the list was read.
    const known = name === own ? vehicles : await checkName(name, own);
    const current = own === null ? [] : known.filter((vehicle) => groupNames(vehicle).includes(own));
    const wanted = membersAfter(before, new Set(members), new Set(current.map(({ id }) => id)));
    return onRun(memberChanges(known, { from: own, to: name, members: wanted }));
  };
  const disabledReasons = useMemo(() => {
    const disabledReasons = new Map<number, MemberDisabledReason>();
    for (const vehicle of offered) {
      const gate = memberGate(vehicle, before.has(vehicle.id), { now, exclusiveToOthers });
      if (!gate.allowed) disabledReasons.set(vehicle.id, gate.reason);
    }
    return disabledReasons;
  }, [offered, before, now, exclusiveToOthers]);
  const reason = isLost ? t('reasons.noConnection') : chosen.size === 0 ? t('reasons.noneTicked') : null;
  return (
    <Form
      form={form}
      onSubmit={save}
      onDone={(outcome, { name }) => {
        if (outcome) onEnd({ kind: own === null ? 'created' : 'saved', name }, outcome);
      }}
      explain={reasons.lines}
      guard={false}
    >
      <TextField
        form={form}
        name="name"
        label={t('name')}
        hint={locks.join(' ') || t('nameHint')}
        required
        takesFocus
        disabled={locks.length > 0}
        maxLength={GROUP_NAME_TYPED}
        write={(typed) => typed.replaceAll(/[‘’]/g, "'")}
        autoComplete="off"
      />
      <div>
        <p className={styles.label} aria-hidden>
          {t('vehicles')} <span className="mantine-InputWrapper-required">*</span>
        </p>
        <VehiclePicker
          label={t('members')}
          vehicles={offered}
          chosen={chosen}
          onTick={(ids, isOn) => form.setValue('members', [...withTicked(chosen, ids, isOn)], { shouldDirty: true })}
          rankOf={({ id }) => (before.has(id) ? 0 : 1)}
          several
          disabledReasons={disabledReasons}
          Mark={MemberMark}
          isLocked={progress !== null}
        />
      </div>
      {onDiscard ? (
        <DiscardQuestion onAnswer={onDiscard} />
      ) : (
        <RunFooter
          submit={t(own === null ? 'submitNew' : 'submitEdit')}
          progress={progress}
          reason={reason}
          onStop={onStop}
          onCancel={onCancel}
        />
      )}
    </Form>
  );
}
