import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFooter } from '../../ui/dialog.tsx';
import { FormButtons } from '../../ui/form/form.tsx';
import styles from './run-footer.module.css';
import type { Progress } from './use-member-changes.ts';

type Props = {
  submit: string;
  progress: Progress | null;
  /** Why it cannot be sent now. */
  reason: string | null;
  onStop: () => void;
  onCancel: () => void;
};

/** Cancel and save; while it is saved, how far that is and a way to stop. */
export function RunFooter({ submit, progress, reason, onStop, onCancel }: Props) {
  const { t } = useTranslation('groups');
  return (
    <Buttons>
      {progress && <ProgressLine {...progress} text={t('saving', progress)} />}
      {progress && progress.of > 1 && (
        <Button variant="default" onClick={onStop}>
          {t('stop')}
        </Button>
      )}
      <FormButtons submit={submit} disabledReason={progress ? null : reason} {...(progress === null && { onCancel })} />
    </Buttons>
  );
}

/** Asks before what was entered is lost; in place of the buttons, so that it stays in sight. */
export function DiscardQuestion({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const { t } = useTranslation('groups');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Buttons>
      <p className={styles.question} role="alert">
        {t('discard.question')}
      </p>
      <Button variant="default" onClick={() => onAnswer(true)}>
        {t('discard.yes')}
      </Button>
      <Button ref={keep} onClick={() => onAnswer(false)}>
        {t('discard.no')}
      </Button>
    </Buttons>
  );
}

/** The buttons of a dialog, with what is said beside them: on a phone that has a line of its own. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <DialogFooter>
      <div className={styles.buttons}>{children}</div>
    </DialogFooter>
  );
}

/** How many vehicles are through, as a bar and in words. */
export function ProgressLine({ done, of, text }: Progress & { text: string }) {
  return (
    <p className={styles.progress}>
      <progress className={styles.bar} value={done} max={of} aria-label={text} />
      <span aria-hidden>{text}</span>
    </p>
  );
}
