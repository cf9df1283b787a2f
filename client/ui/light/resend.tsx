import { MINUTE } from '../../rules/time/duration.ts';
import { stopwatch } from '../../rules/time/elapsed.ts';
import { BareButton } from '../bare-button.tsx';
import { useNow } from '../use-now.ts';
import styles from './resend.module.css';

/** Milliseconds before another message can be requested. */
const PAUSE = MINUTE;

type Props = {
  /** When the last message was sent, in milliseconds since 1970. */
  sentAt: number;
  isBusy: boolean;
  label: string;
  /** Text after the label until it can be pressed: "in 0:14." */
  wait: (time: string) => string;
  onPress: () => void;
};

/**
 * Requests a message again, after a pause. During the pause it keeps its place, focus and name, so that screen readers do not
 * announce the seconds.
 */
export function Resend({ sentAt, isBusy, label, wait, onPress }: Props) {
  const left = sentAt + PAUSE - useNow(1_000);
  const isDisabled = isBusy || left > 0;
  return (
    <>
      <BareButton className={styles.resend} aria-disabled={isDisabled} onClick={isDisabled ? undefined : onPress}>
        {label}
      </BareButton>
      {left > 0 && <span className="tabular"> {wait(stopwatch(left))}</span>}
    </>
  );
}
