import { VisuallyHidden } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconCircleMinus,
  IconCircleX,
  IconClockX,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { BareButton } from '../bare-button.tsx';
import { LightButton } from '../light/button.tsx';
import { Spinner } from '../spinner.tsx';
import styles from './receipt.module.css';

/**
 * `pending`: has not happened. `current`: in flight, ends within a minute. `open`: goes on for hours or days, until a person or a date
 * ends it. `unanswered`: no answer, or its outcome is unknown.
 */
export type ReceiptState = 'pending' | 'current' | 'open' | 'done' | 'failed' | 'unanswered' | 'canceled';

export type ReceiptStep = {
  state: ReceiptState;
  text: string;
  /** Time of the step, or elapsed time. `null` if the server does not report one. */
  time: string | null;
};

/** What can still be done, such as Cancel or Try again. `label`: accessible name if the text is ambiguous. */
export type ReceiptAction = {
  text: string;
  label?: string;
  disabledReason?: string | null;
  onPress: () => void;
};

type Props = {
  /** Shows the current step, or every step with its time. */
  form: 'compact' | 'full';
  steps: readonly ReceiptStep[];
  /** Further details. */
  detail?: ReactNode;
  actions?: readonly ReceiptAction[];
  /** Announced on change. Omit if a parent announces it. */
  announcement?: string;
  className?: string | undefined;
};

const ICONS = {
  pending: IconCircleDashed,
  open: IconCircleDot,
  done: IconCircleCheck,
  failed: IconCircleX,
  unanswered: IconClockX,
  canceled: IconCircleMinus,
} satisfies Record<Exclude<ReceiptState, 'current'>, typeof IconCircleX>;

/** Icon of a step. Decorative, as the text has its meaning. */
export function ReceiptIcon({ state, size = 18 }: { state: ReceiptState; size?: number }) {
  if (state === 'current') return <Spinner />;
  const Icon = ICONS[state];
  return <Icon size={size} aria-hidden />;
}

/** Progress of anything that waits for an answer or a date: a command, a payment, an invitation, a plan change, a transfer. */
export function Receipt({ form, steps, detail, actions = [], announcement, className }: Props) {
  return (
    <>
      {steps.length > 0 && (
        <div className={className ? `${styles.receipt} ${className}` : styles.receipt} data-form={form}>
          {form === 'full' ? <Steps steps={steps} /> : <Line steps={steps} />}
          {detail && <span className={styles.detail}>{detail}</span>}
          {actions.map((action) => (
            <Action key={action.text} form={form} action={action} />
          ))}
        </div>
      )}
      {announcement !== undefined && <VisuallyHidden component="output">{announcement}</VisuallyHidden>}
    </>
  );
}

function Action({ form, action }: { form: Props['form']; action: ReceiptAction }) {
  const reasonId = useId();
  const { text, label, disabledReason = null, onPress } = action;
  const isDisabled = disabledReason !== null;
  const button = {
    'aria-label': label,
    'aria-disabled': isDisabled || undefined,
    'aria-describedby': disabledReason === null ? undefined : reasonId,
    onClick: isDisabled ? undefined : onPress,
  };
  if (form === 'compact') {
    return (
      <BareButton className={styles.action} {...button}>
        {text}
      </BareButton>
    );
  }
  return (
    <div className={styles.actions}>
      <LightButton variant="subtle" {...button}>
        {text}
      </LightButton>
      {disabledReason !== null && <small id={reasonId}>{disabledReason}</small>}
    </div>
  );
}

function Line({ steps }: { steps: readonly ReceiptStep[] }) {
  const step = steps.findLast(({ state }) => state !== 'pending');
  if (!step) return null;
  return (
    <span className={styles.step} data-state={step.state}>
      <ReceiptIcon state={step.state} />
      <span>{step.text}</span>
      {step.time !== null && <span className={`tabular ${styles.time}`}>{step.time}</span>}
    </span>
  );
}

function Steps({ steps }: { steps: readonly ReceiptStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, text, time }) => (
        <li
          key={text}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' || state === 'open' ? 'step' : undefined}
        >
          <ReceiptIcon state={state} />
          <span className={styles.texts}>
            <span>{text}</span> {time !== null && <span className={`tabular ${styles.time}`}>{time}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
