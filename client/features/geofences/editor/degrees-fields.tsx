import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../rules/validation/numbers.ts';
import { FieldError } from '../../../ui/form/wrapper.tsx';
import styles from './editor.module.css';

const MOST = { latitude: 90, longitude: 180 } as const;
export type Degrees = { label: string; axis: keyof typeof MOST; value: number | null };

type Props<Name extends string> = {
  fields: readonly (Degrees & { name: Name })[];
  /** Called on blur or Enter with all values, if all are valid and one has changed. */
  onChange: (values: Record<Name, number>) => void;
};

/** Coordinates as numbers. Draws the same shape as the map, for exact positions and without a pointer. */
export function DegreesFields<Name extends string>({ fields, onChange }: Props<Name>) {
  const { t } = useTranslation('geofences');
  const shown = Object.fromEntries(fields.map(({ name, value }) => [name, value === null ? '' : String(value)]));
  // The labels too: those of the next corner empty its fields.
  const key = JSON.stringify([fields.map(({ label }) => label), shown]);
  const [typed, setTyped] = useState<{ key: string; texts: Record<string, string> }>({ key, texts: shown });
  // A change on the map replaces the typed text.
  const texts = typed.key === key ? typed.texts : shown;
  const isWrong = (text: string, axis: keyof typeof MOST): boolean => {
    if (text.trim() === '') return false;
    const value = readNumber(text);
    return value === null || Math.abs(value) > MOST[axis];
  };
  const commit = () => {
    const values = fields.map(({ name, axis }) => {
      const text = texts[name] ?? '';
      return [name, text.trim() === '' || isWrong(text, axis) ? null : readNumber(text)] as const;
    });
    const isComplete = values.every(([, value]) => value !== null);
    const isChanged = fields.some(({ value }, index) => value !== values[index]?.[1]);
    if (isComplete && isChanged) onChange(Object.fromEntries(values) as Record<Name, number>);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Draws the shape. Does not submit the form.
    event.preventDefault();
    commit();
  };
  return (
    <div className={styles.degrees}>
      {fields.map(({ name, label, axis }) => (
        <TextInput
          key={name}
          label={label}
          inputMode="text"
          autoComplete="off"
          value={texts[name] ?? ''}
          error={
            isWrong(texts[name] ?? '', axis) && <FieldError>{t('editor.degrees', { most: MOST[axis] })}</FieldError>
          }
          onChange={({ currentTarget }) => setTyped({ key, texts: { ...texts, [name]: currentTarget.value } })}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}
