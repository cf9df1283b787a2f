import { TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Axis, degreesProblems, MOST_DEGREES } from '../../../rules/geofences/degrees.ts';
import { readNumber } from '../../../rules/validation/numbers.ts';
import { afterPress } from '../../../ui/after-press.ts';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import { FieldError } from '../../../ui/form/wrapper.tsx';
import styles from './editor.module.css';
import type { Sent, Values } from './values.ts';

/** `value`: `null` if nothing is drawn. */
export type Degrees<Name extends string> = { name: Name; label: string; axis: Axis; value: number | null };

type Props<Name extends string> = {
  form: ContractForm<Values, Sent>;
  fields: readonly Degrees<Name>[];
  /** Called when the group is left, or on Enter, with all values, if all are valid and one has changed. */
  onChange: (values: Record<Name, number>) => void;
  /** Problem of valid values that do not fit together, with the field that shows it. */
  refuse?: (values: Record<Name, number>) => Refusal<Name> | null;
};
export type Refusal<Name extends string> = { at: Name; text: string };

/** Which problems are shown: none while typing, those of the texts after a field, also those of the group after all fields. */
type Shown = 'none' | 'texts' | 'all';

/** Coordinates as numbers. Draws the same shape as the map, for exact positions and without a pointer. */
export function DegreesFields<Name extends string>({ form, fields, onChange, refuse }: Props<Name>) {
  const { t } = useTranslation(['geofences', 'forms']);
  const drawn = Object.fromEntries(fields.map(({ name, value }) => [name, value === null ? '' : String(value)]));
  // The labels too: those of the next corner empty its fields.
  const key = JSON.stringify([fields.map(({ label }) => label), drawn]);
  const [typed, setTyped] = useState<{ key: string; texts: Record<string, string> }>({ key, texts: drawn });
  const [shown, setShown] = useState<Shown>('none');
  // A change of the drawing replaces the typed texts, for good: it may be undone.
  if (typed.key !== key) setTyped({ key, texts: drawn });
  const texts = typed.key === key ? typed.texts : drawn;
  const { problems, values } = read(fields, texts);
  const refusal = (values && refuse?.(values)) || null;
  useWrong(form, refusal !== null || problems.some(Boolean));

  const commit = () => {
    if (values && refusal === null && fields.some(({ name, value }) => value !== values[name])) onChange(values);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isLeft = !currentTarget.contains(relatedTarget);
    afterPress(() => setShown((before) => (isLeft || before === 'all' ? 'all' : 'texts')));
    // Not between two fields of the group: half of its values are still those of the shape before.
    if (isLeft) commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Draws the shape. Does not submit the form.
    event.preventDefault();
    setShown('all');
    commit();
  };
  const type = (name: Name, text: string) => {
    const next = { ...texts, [name]: text };
    setTyped({ key, texts: next });
    // Shown problems stay until they are solved. A new one waits.
    if (!read(fields, next).problems.some(Boolean)) setShown('none');
  };
  const isRefused = (index: number) => refusal !== null && refusal.at === fields[index]?.name;
  const isWrong = (index: number) => problems[index] !== null || isRefused(index);
  const errorOf = (index: number): string | null => {
    const { axis } = fields[index] as Degrees<Name>;
    if (shown === 'none') return null;
    if (problems[index] === 'range') return t('editor.degrees', { most: MOST_DEGREES[axis] });
    if (problems[index] === 'required') return shown === 'all' ? t('forms:problems.required') : null;
    return shown === 'all' && isRefused(index) ? (refusal?.text ?? null) : null;
  };
  return (
    <div className={styles.degrees} onBlur={onBlur}>
      {fields.map(({ name, label }, index) => {
        const error = errorOf(index);
        return (
          <TextInput
            key={name}
            label={label}
            inputMode="text"
            autoComplete="off"
            value={texts[name] ?? ''}
            error={error !== null && <FieldError>{error}</FieldError>}
            data-wrong={isWrong(index) || undefined}
            onChange={({ currentTarget }) => type(name, currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        );
      })}
    </div>
  );
}

/** Problems of typed texts, and their values if there are none. */
function read<Name extends string>(fields: readonly Degrees<Name>[], texts: Readonly<Record<string, string>>) {
  const problems = degreesProblems(fields.map(({ name, axis, value }) => ({ axis, value, text: texts[name] ?? '' })));
  const numbers = fields.map(({ name }) => [name, readNumber(texts[name] ?? '')] as const);
  const isComplete = problems.every((problem) => !problem) && numbers.every(([, value]) => value !== null);
  return { problems, values: isComplete ? (Object.fromEntries(numbers) as Record<Name, number>) : null };
}

/** Keeps the form from being sent while a text is no coordinate: the drawing is still the one before. */
function useWrong({ getValues, setValue }: ContractForm<Values, Sent>, isWrong: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isWrong) return;
    setValue('wrong', [...getValues('wrong'), id], { shouldDirty: true });
    return () =>
      setValue(
        'wrong',
        getValues('wrong').filter((one) => one !== id),
        { shouldDirty: true },
      );
  }, [id, isWrong, getValues, setValue]);
}
