import { stopwatch } from '../../rules/time/elapsed.ts';
import { BareButton } from '../bare-button.tsx';
import { useNow } from '../use-now.ts';
import styles from './resend.module.css';

/** Milliseconds before a message may be asked for again. */
const PAUSE = 60_000;

type Props = {
  /** When the last message went out, in milliseconds since 1970. */
  sentAt: number;
  isBusy: boolean;
  label: string;
  /** What stands behind the label until it may be pressed: "in 0:14." */
  wait: (time: string) => string;
  onPress: () => void;
};

/**
 * Asks for a message again, after a while. While it waits it stays where it is and keeps the focus; its name stays too, so
 * that nobody hears the seconds counted.
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
