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
  /** Disabled reason of the submit button. */
  reason: string | null;
  onStop: () => void;
  onCancel: () => void;
};

/** Cancel and save buttons. Shows progress and a stop button while saving. */
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

/** Confirms the loss of unsaved changes. Replaces the buttons, so that it is always visible. */
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

/** Buttons of a dialog, with a text beside them, or above them on a phone. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <DialogFooter>
      <div className={styles.buttons}>{children}</div>
    </DialogFooter>
  );
}

/** Number of processed vehicles as a progress bar and text. */
export function ProgressLine({ done, of, text }: Progress & { text: string }) {
  return (
    <p className={styles.progress}>
      <progress className={styles.bar} value={done} max={of} aria-label={text} />
      <span aria-hidden>{text}</span>
    </p>
  );
}
