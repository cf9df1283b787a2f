import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-dialog.module.css';
import { DangerButton } from './danger-button.tsx';
import { Dialog, DialogFooter } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { useSingleFlight } from './use-single-flight.ts';

type Props<Answer> = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What the button does, with its subject or amount: "Delete geofence", "Pay $48.60". */
  submit: string;
  /** The same after a failure. Default: `submit`. */
  submitAgain?: string;
  /** Label of the button that changes nothing. Default: "Cancel". */
  cancel?: string;
  /** The button warns, because this cannot be undone. */
  isDangerous?: boolean;
  /** Cannot be confirmed yet. */
  isDisabled?: boolean;
  /** Carries it out. Rejects with the failure of the call. */
  onConfirm: () => Promise<Answer>;
  /** Called after it was carried out and the dialog closed: show an alert, `useNavigateIfHere`, move the focus. */
  onDone?: (answer: Answer) => void;
  /** Lines to show for a failure: `useErrorLines()` of `client/api`. */
  explain: (failure: unknown) => readonly string[];
  children: ReactNode;
};

/**
 * Asks before something is done that cannot be undone, or that costs money, and does it once: a second press in the same instant is
 * ignored. Cannot be closed while it is in flight. A failure keeps the question open and is shown in it.
 */
export function ConfirmDialog<Answer>({
  opened,
  onClose,
  title,
  submit,
  submitAgain = submit,
  cancel,
  isDangerous = false,
  isDisabled = false,
  onConfirm,
  onDone,
  explain,
  children,
}: Props<Answer>) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ lines: readonly string[] } | null>(null);
  // An earlier failure is not of this question. It stays while the dialog fades out, which would jump otherwise.
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setFailure(null);
  }
  const Confirm = isDangerous ? DangerButton : Button;
  const confirm = useSingleFlight(async () => {
    setBusy(true);
    setFailure(null);
    let answer: Answer;
    try {
      answer = await onConfirm();
    } catch (error) {
      setFailure({ lines: explain(error) });
      return;
    } finally {
      setBusy(false);
    }
    onClose();
    onDone?.(answer);
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={title} isBusy={isBusy}>
      <div className={styles.question}>
        {failure && (
          <Notice tone="alarm">
            {failure.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        {children}
      </div>
      <DialogFooter>
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {cancel ?? t('cancel')}
        </Button>
        <Confirm loading={isBusy} disabled={isDisabled} onClick={() => confirm(undefined)}>
          {failure ? submitAgain : submit}
        </Confirm>
      </DialogFooter>
    </Dialog>
  );
}
