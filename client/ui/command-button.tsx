import { type ComponentType, type Ref, useId } from 'react';
import { BareButton } from './bare-button.tsx';
import styles from './command-button.module.css';
import { ReceiptIcon, type ReceiptState } from './receipt/receipt.tsx';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** Text below the name of a command: the disabled reason, or the current step of its receipt. */
export type CommandView =
  | { state: 'idle' }
  | { state: 'disabled'; text: string }
  | { state: Exclude<ReceiptState, 'pending'>; text: string; elapsed: string | null };

type Props = {
  icon: Icon;
  name: string;
  view: CommandView;
  /** Element with the disabled reason, if it is that of all buttons and stands beside them. */
  reasonId?: string | undefined;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Button of a command, in all of its states. A disabled one stays focusable and shows its reason. */
export function CommandButton({ icon: Icon, name, view, reasonId, onPress, ref }: Props) {
  const nameId = useId();
  const textId = useId();
  const isUnderWay = view.state === 'current';
  const isDisabled = view.state === 'disabled';
  const hasText = view.state !== 'idle' && !(isDisabled && reasonId);
  const elapsed = 'elapsed' in view ? view.elapsed : null;
  const hasOwnIcon = !isUnderWay && view.state !== 'unanswered';
  return (
    <BareButton
      ref={ref}
      className={styles.command}
      data-state={view.state}
      aria-disabled={isDisabled || isUnderWay}
      aria-labelledby={nameId}
      aria-describedby={hasText ? textId : isDisabled ? reasonId : undefined}
      onClick={isDisabled || isUnderWay ? undefined : onPress}
    >
      <span className={styles.icon}>
        {hasOwnIcon ? <Icon size={18} aria-hidden /> : <ReceiptIcon state={view.state} />}
      </span>
      <span className={styles.texts}>
        <span className={styles.name} id={nameId}>
          {name}
        </span>
        {elapsed !== null && (
          <span className={styles.elapsed} aria-hidden>
            {elapsed}
          </span>
        )}
        {hasText && (
          <span className={styles.text} id={textId}>
            {view.text}
          </span>
        )}
      </span>
    </BareButton>
  );
}
