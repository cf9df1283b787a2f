import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleMinus, IconCircleX, IconClockX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BareButton } from '../bare-button.tsx';
import { Spinner } from '../spinner.tsx';
import styles from './receipt.module.css';

/** `unanswered`: no answer, or its outcome is unknown. */
export type ReceiptState = 'pending' | 'current' | 'done' | 'failed' | 'unanswered' | 'canceled';

export type ReceiptStep = {
  state: ReceiptState;
  text: string;
  /** Time of the step, or elapsed time. */
  time: string | null;
};

/** Available action, such as Cancel or Try again. `label`: accessible name if the text is ambiguous. */
type Action = { text: string; label?: string; onPress: () => void };

type Props = {
  /** Shows the current step, or every step with its time. */
  form: 'compact' | 'full';
  steps: readonly ReceiptStep[];
  /** Further details. */
  detail?: ReactNode;
  action?: Action | null;
  /** Announced on change. Omit if a parent announces it. */
  announcement?: string;
  className?: string | undefined;
};

const ICONS = {
  pending: IconCircleDashed,
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

/** Progress of a pending operation: a command, a payment, an invitation, a plan change. */
export function Receipt({ form, steps, detail, action, announcement, className }: Props) {
  return (
    <>
      {steps.length > 0 && (
        <div className={className ? `${styles.receipt} ${className}` : styles.receipt} data-form={form}>
          {form === 'full' ? <Steps steps={steps} /> : <Line steps={steps} />}
          {detail && <span>{detail}</span>}
          {action && (
            <BareButton className={styles.action} aria-label={action.label} onClick={action.onPress}>
              {action.text}
            </BareButton>
          )}
        </div>
      )}
      {announcement !== undefined && <VisuallyHidden component="output">{announcement}</VisuallyHidden>}
    </>
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
    <ol>
      {steps.map(({ state, text, time }) => (
        <li
          key={text}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <ReceiptIcon state={state} />
          <span>{text}</span>
          {time !== null && <span className={`tabular ${styles.time}`}>{time}</span>}
        </li>
      ))}
    </ol>
  );
}
