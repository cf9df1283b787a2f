import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, Select } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useCallback, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccessLevel, Vehicle, VehicleAccess } from '../../api/model.ts';
import { groupsOf } from '../../rules/groups/groups.ts';
import { accessTime, commonWindow } from '../../rules/sharing/access-time.ts';
import { DURATIONS, type Duration, presetWindow } from '../../rules/sharing/durations.ts';
import { LEVELS } from '../../rules/sharing/grants.ts';
import { type ShareDisabledReason, shareGate } from '../../rules/sharing/people.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { useUser } from '../../state/session.ts';
import { SwitchField } from '../../ui/form/check-field.tsx';
import { FieldRow } from '../../ui/form/form.tsx';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ContractForm } from '../../ui/form/use-contract-form.ts';
import { useField } from '../../ui/form/use-field.ts';
import { FieldError } from '../../ui/form/wrapper.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { withTicked } from '../../ui/vehicle-picker/picked.ts';
import { VehiclePicker } from '../../ui/vehicle-picker/vehicle-picker.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { useTimeText } from './access-time.tsx';
import { type Names, useVehicleText } from './granted-vehicles.tsx';
import styles from './share-form.module.css';
import type { ShareValues } from './share-schema.ts';

type ShareForm = ContractForm<ShareValues>;
type Props = {
  form: ShareForm;
  vehicles: readonly Vehicle[];
  names: Names;
  /** Records that the form changes. Empty for an invitation. */
  known: readonly VehicleAccess[];
};

/** Vehicles, levels, time and exclusive access: the part of every form that gives access. */
export function ShareFields({ form, vehicles, names, known }: Props) {
  return (
    <>
      <VehiclesField form={form} vehicles={vehicles} known={known} />
      <LevelFields form={form} names={names} />
      <DurationFields form={form} known={known} />
      <ExclusiveField form={form} />
    </>
  );
}

type PartProps = { legend: string; error: string | undefined; children: ReactNode };

/** Several controls with one name and one error. */
function Part({ legend, error, children }: PartProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.part} aria-describedby={error ? `${errorId}-error` : undefined}>
      <legend className={styles.legend}>
        {legend}{' '}
        <span className={styles.required} aria-hidden>
          *
        </span>
      </legend>
      {children}
      {error && (
        <div className={styles.error} id={`${errorId}-error`}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** Vehicles one by one, or a group at once. Those that cannot be shared say why. */
function VehiclesField({ form, vehicles, known }: Omit<Props, 'names'>) {
  const { t } = useTranslation('sharing');
  const user = useUser();
  const now = useNow(MINUTE);
  const { value, change, error } = useField<ShareValues, ShareValues, number[]>({ form, name: 'vehicles' });
  const chosen = useMemo<ReadonlySet<number>>(() => new Set(value), [value]);
  const groups = useMemo(() => groupsOf(vehicles), [vehicles]);
  const disabledReasons = useMemo(() => {
    const reasons = new Map<number, ShareDisabledReason>();
    const held = new Set(known.map(({ vehicle }) => vehicle));
    for (const vehicle of vehicles) {
      const gate = shareGate(vehicle, { user, now });
      // What the guest has can be taken back at any time.
      if (!gate.allowed && !held.has(vehicle.id)) reasons.set(vehicle.id, gate.reason);
    }
    return reasons;
  }, [vehicles, user, now, known]);
  const tick = useCallback(
    (ids: readonly number[], isOn: boolean) => change([...withTicked(new Set(form.getValues('vehicles')), ids, isOn)]),
    [change, form],
  );
  const addGroup = (name: string | null) => {
    const members = groups.find((group) => group.name === name)?.members ?? [];
    tick(
      members.map(({ id }) => id).filter((id) => !disabledReasons.has(id)),
      true,
    );
  };
  return (
    <Part legend={t('form.vehicles')} error={error}>
      <div className={styles.picker}>
        {groups.length > 0 && (
          <Select
            {...listWithArrow}
            label={t('form.addGroup')}
            data={groups.map(({ name }) => name)}
            value={null}
            onChange={addGroup}
            searchable
            nothingFoundMessage={t('form.noGroup')}
          />
        )}
        <VehiclePicker
          several
          label={t('form.vehicles')}
          vehicles={vehicles}
          rankOf={({ id }) => (known.some(({ vehicle }) => vehicle === id) ? 0 : 1)}
          chosen={chosen}
          onTick={tick}
          disabledReasons={disabledReasons}
          Mark={Mark}
        />
      </div>
    </Part>
  );
}

/** Why a vehicle cannot be shared. */
function Mark({ disabledReason }: { disabledReason: ShareDisabledReason | null }) {
  const { t } = useTranslation('sharing');
  return disabledReason && <small className={styles.mark}>{t(`form.disabled.${disabledReason}`)}</small>;
}

type ChoiceProps<Value extends string> = {
  name: string;
  value: Value;
  choices: readonly { value: Value; label: string; hint?: string }[];
  onChange: (value: Value) => void;
  inputRef?: (element: { focus?: () => void } | null) => void;
};

/** A choice of one, as boxes. */
function Choices<Value extends string>({ name, value, choices, onChange, inputRef }: ChoiceProps<Value>) {
  const group = useId();
  return (
    <div className={styles.options}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option}>
          <input
            ref={choice.value === value ? inputRef : undefined}
            type="radio"
            name={`${name}-${group}`}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** One level for all vehicles, or one for each. */
function LevelFields({ form, names }: Pick<Props, 'form' | 'names'>) {
  const { t } = useTranslation('sharing');
  const nameOf = useVehicleText(names);
  const { value, change, control, error } = useField<ShareValues, ShareValues, AccessLevel>({ form, name: 'level' });
  const [isEach, chosen, levels] = useWatch({ control: form.control, name: ['each', 'vehicles', 'levels'] });
  const choices = LEVELS.map((level) => ({
    value: level,
    label: t(`levels.${level}`),
    hint: t(`form.levelHints.${level}`),
  }));
  const setLevel = (id: number, level: AccessLevel) =>
    form.setValue('levels', { ...form.getValues('levels'), [id]: level }, { shouldDirty: true, shouldTouch: true });
  return (
    <>
      <Part legend={t('form.level')} error={error}>
        <Choices name="level" value={value} choices={choices} onChange={change} inputRef={control.ref} />
      </Part>
      {(chosen.length > 1 || isEach) && <SwitchField form={form} name="each" label={t('form.each')} />}
      {isEach && chosen.length > 0 && (
        <div className={styles.levels}>
          {chosen.map((id) => (
            <div key={id} className={styles.levelRow}>
              <span>{nameOf(id)}</span>
              <NativeSelect
                aria-label={t('form.levelOf', { name: nameOf(id) })}
                rightSection={<IconChevronDown size={16} aria-hidden />}
                data={LEVELS.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
                value={levels[id] ?? value}
                onChange={({ currentTarget }) => setLevel(id, currentTarget.value as AccessLevel)}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** How long: a preset, a minute in the account's zone, or no end. */
function DurationFields({ form, known }: Pick<Props, 'form' | 'known'>) {
  const { t } = useTranslation('sharing');
  const { timezone } = useUser();
  const { value, change, control, error } = useField<ShareValues, ShareValues, ShareValues['duration']>({
    form,
    name: 'duration',
  });
  const offered: readonly (Duration | 'keep')[] = known.length > 0 ? ['keep', ...DURATIONS] : DURATIONS;
  const choices = offered.map((duration) => ({ value: duration, label: t(`form.durations.${duration}`) }));
  return (
    <Part legend={t('form.duration')} error={error}>
      <Choices name="duration" value={value} choices={choices} onChange={change} inputRef={control.ref} />
      <DurationText duration={value} known={known} />
      {value === 'until' && (
        <>
          <FieldRow>
            <TextField
              form={form}
              name="starts"
              type="datetime-local"
              label={t('form.starts')}
              hint={t(known.length > 0 ? 'form.startsHintEdit' : 'form.startsHint')}
            />
            <TextField form={form} name="ends" type="datetime-local" label={t('form.endsAt')} required />
          </FieldRow>
          <p className={styles.says}>{t('form.zone', { zone: zonePlace(timezone) })}</p>
        </>
      )}
    </Part>
  );
}

/** What the chosen duration means. */
function DurationText({ duration, known }: { duration: Duration | 'keep'; known: readonly VehicleAccess[] }) {
  const { t } = useTranslation('sharing');
  const format = useFormat();
  const timeText = useTimeText();
  const { timezone } = useUser();
  const now = useNow(MINUTE);
  const text = (): string | null => {
    switch (duration) {
      case 'until':
        return null;
      case 'none':
        return t('form.noEnd');
      case 'keep': {
        const window = commonWindow(known);
        return t('form.keeps', { time: window ? timeText(accessTime(window, now), now) : t('time.mixed') });
      }
      default: {
        const { start, end } = presetWindow(duration, now, timezone);
        return start === null
          ? t('form.ends', { date: format.dateTime(end) })
          : t('form.window', { from: format.dateTime(start), to: format.dateTime(end) });
      }
    }
  };
  const shown = text();
  return shown === null ? null : <p className={`${styles.says} tabular`}>{shown}</p>;
}

/** Exclusive access, with what its owner gives up before they choose it (commerce 6). */
function ExclusiveField({ form }: { form: ShareForm }) {
  const { t } = useTranslation('sharing');
  const isExclusive = useWatch({ control: form.control, name: 'exclusive' });
  return (
    <>
      <SwitchField form={form} name="exclusive" label={t('form.exclusive')} hint={t('form.exclusiveHint')} />
      {isExclusive && (
        <Notice tone="warning">
          <b>{t('form.givesUp')}</b>
          <ul className={styles.givesUp}>
            {(['control', 'others', 'pays', 'early'] as const).map((part) => (
              <li key={part}>{t(`form.givesUpParts.${part}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
