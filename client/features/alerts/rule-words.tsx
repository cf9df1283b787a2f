import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KnownAlertType } from '../../api/model.ts';
import type { RuleValues } from '../../rules/alerts/rule-values.ts';
import type { RuleVehicles } from '../../rules/alerts/rule-vehicles.ts';
import type { Range, SpeedUnit } from '../../rules/alerts/thresholds.ts';
import { afterPress } from '../../ui/after-press.ts';
import { useField } from '../../ui/form/use-field.ts';
import { useRecheck } from '../../ui/form/use-recheck.ts';
import { FieldError } from '../../ui/form/wrapper.tsx';
import { type PartsDrawn, RuleSentence } from '../../widgets/alert-rules/rule-sentence.tsx';
import { useRuleTexts } from '../../widgets/alert-rules/use-rule-texts.ts';
import { Word } from '../../widgets/alert-rules/word.tsx';
import { CurfewField } from './curfew-field.tsx';
import { type RuleForm, SpeedFields, TimeField, WaysFields } from './rule-fields.tsx';
import styles from './rules.module.css';

type Props = {
  form: RuleForm;
  type: KnownAlertType;
  rangeOf: (unit: SpeedUnit) => Range;
  /** Devices that get the rule. */
  devices: readonly { tracking_only: boolean }[];
  vehicles: RuleVehicles;
  /** Choice of the vehicles. */
  picker: ReactNode;
  /** Opens the choice of the vehicles with each new value. */
  opensVehicles: number;
  isDisabled: boolean;
};

/** Fields whose errors a word shows while its control is closed. */
const FIELDS = {
  ways: ['push', 'sms', 'email'],
  value: ['limit', 'threshold', 'unit'],
  start: ['start'],
  end: ['end'],
} as const satisfies Record<string, readonly (keyof RuleValues)[]>;
type FieldPart = keyof typeof FIELDS;
const PARTS = Object.keys(FIELDS) as readonly FieldPart[];

/** The form of a rule as a sentence: each word opens its field. Only text if the rule cannot be changed. */
export function RuleWords({ form, type, rangeOf, devices, vehicles, picker, opensVehicles, isDisabled }: Props) {
  const { t } = useTranslation('alert-rules');
  const textsOf = useRuleTexts();
  const errorsId = useId();
  // All fields have a value from the start.
  const values = useWatch({ control: form.control }) as RuleValues;
  const { control: threshold } = useField({ form, name: 'threshold' });
  const { control: start } = useField({ form, name: 'start' });
  const { control: end } = useField({ form, name: 'end' });
  useRecheck({ form, name: 'threshold' }, rangeOf(values.unit).join());
  useRecheck({ form, name: 'end' }, values.start);
  const errors = useErrors(form);
  const idOf = (part: FieldPart) => (errors[part] === undefined ? undefined : `${errorsId}-${part}-error`);
  const texts = textsOf(type, values, vehicles);
  const isTimed = type === 'engine_idle' || type === 'engine';
  const label = (part: 'ways' | 'vehicles' | 'start' | 'end') => t(`words.labels.${part}`);
  const hour = (name: 'start' | 'end', onClosed: typeof start.ref) => (
    <Word
      label={label(name)}
      value={texts[name]}
      closesWith={values[name]}
      errorId={idOf(name)}
      onClosed={onClosed}
      field={<CurfewField form={form} name={name} />}
    />
  );
  const parts: PartsDrawn = {
    ways: <Word label={label('ways')} value={texts.ways} errorId={idOf('ways')} field={<WaysFields form={form} />} />,
    vehicles: <Word label={label('vehicles')} value={texts.vehicles} opensWith={opensVehicles} field={picker} />,
    value: (
      <Word
        label={t(`words.labels.${isTimed ? type : 'speed_limit'}`)}
        value={texts.value}
        errorId={idOf('value')}
        onClosed={threshold.ref}
        field={isTimed ? <TimeField {...{ form, type, rangeOf, devices }} /> : <SpeedFields {...{ form, rangeOf }} />}
      />
    ),
    start: hour('start', start.ref),
    end: hour('end', end.ref),
  };
  return (
    <>
      <p className={styles.sentence}>
        <RuleSentence type={type} texts={texts} parts={isDisabled ? {} : parts} />
      </p>
      {PARTS.map(
        (part) =>
          errors[part] !== undefined && (
            <p key={part} id={idOf(part)} className={styles.error}>
              <FieldError>{errors[part]}</FieldError>
            </p>
          ),
      )}
    </>
  );
}

/** First error of each part. Waits for the end of a press, because an error moves what is below it. */
function useErrors(form: RuleForm): Partial<Record<FieldPart, string>> {
  const follow = (changed: () => void) =>
    form.subscribe({ formState: { errors: true }, callback: () => afterPress(changed) });
  const read = () => {
    const first = PARTS.map((part) => [
      part,
      FIELDS[part].map((name) => form.getFieldState(name).error?.message).find((message) => message !== undefined),
    ]);
    return JSON.stringify(Object.fromEntries(first));
  };
  return JSON.parse(useSyncExternalStore(follow, read)) as Partial<Record<FieldPart, string>>;
}
