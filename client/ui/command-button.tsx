import { IconClockX } from '@tabler/icons-react';
import { type ComponentType, type Ref, useId } from 'react';
import { BareButton } from './bare-button.tsx';
import styles from './command-button.module.css';
import { Spinner } from './spinner.tsx';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** State of a command button. `elapsed` is the stopwatch's text. */
export type CommandView =
  | { state: 'idle' }
  | { state: 'sending' | 'done' | 'refused' | 'timeout' | 'canceled' | 'disabled'; text: string }
  | { state: 'waiting'; text: string; elapsed: string };

type Props = { icon: Icon; name: string; view: CommandView; onPress: () => void; ref?: Ref<HTMLButtonElement> };

/** A command button in all its states. A disabled one stays focusable and shows its reason. */
export function CommandButton({ icon, name, view, onPress, ref }: Props) {
  const nameId = useId();
  const textId = useId();
  const isUnderWay = view.state === 'sending' || view.state === 'waiting';
  const isDisabled = view.state === 'disabled';
  const Icon = view.state === 'timeout' ? IconClockX : icon;
  return (
    <BareButton
      ref={ref}
      className={styles.command}
      data-state={view.state}
      aria-disabled={isDisabled || isUnderWay}
      aria-labelledby={nameId}
      aria-describedby={view.state === 'idle' ? undefined : textId}
      onClick={isDisabled || isUnderWay ? undefined : onPress}
    >
      <span className={styles.icon}>{isUnderWay ? <Spinner /> : <Icon size={18} aria-hidden />}</span>
      <span className={styles.texts}>
        <span className={styles.name} id={nameId}>
          {name}
        </span>
        {view.state === 'waiting' && (
          <span className={styles.elapsed} aria-hidden>
            {view.elapsed}
          </span>
        )}
        {view.state !== 'idle' && (
          <span className={styles.text} id={textId}>
            {view.text}
          </span>
        )}
      </span>
    </BareButton>
  );
}
