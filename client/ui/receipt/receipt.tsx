import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleMinus, IconCircleX, IconClockX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BareButton } from '../bare-button.tsx';
import { Spinner } from '../spinner.tsx';
import styles from './receipt.module.css';

/** `unanswered`: nobody answered, or nobody saw the answer. */
export type ReceiptState = 'pending' | 'current' | 'done' | 'failed' | 'unanswered' | 'canceled';

export type ReceiptStep = {
  state: ReceiptState;
  text: string;
  /** When it was, or for how long so far. */
  time: string | null;
};

/** What can still be done, such as Cancel or Try again. `label`: its name where the text alone is not clear. */
type Action = { text: string; label?: string; onPress: () => void };

type Props = {
  /** One line with the step that counts, or every step with its time. */
  form: 'compact' | 'full';
  steps: readonly ReceiptStep[];
  /** What else there is to say. */
  detail?: ReactNode;
  action?: Action | null;
  /** Said to screen readers when it changes. Without one, something around the receipt says it. */
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

/** The sign of a step; the words beside it say what it means. */
export function ReceiptIcon({ state, size = 18 }: { state: ReceiptState; size?: number }) {
  if (state === 'current') return <Spinner />;
  const Icon = ICONS[state];
  return <Icon size={size} aria-hidden />;
}

/** What becomes of something that waits: a command, a payment, an invitation, a plan change. */
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
