import { type ComponentType, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk, type Missing } from './lazy-chunk.tsx';
import styles from './lazy-dialog.module.css';
import { LightButton } from './light/button.tsx';

type DialogState<Props> = {
  /** Whether the dialog is open, by its properties. Without it, the dialog is open while mounted. */
  isOpen?: (props: Props) => boolean;
  onClose: (props: Props) => void;
  /** Shown while the dialog is loading. */
  fallback?: ReactNode;
};

/**
 * `lazyChunk` for a dialog. The page stays visible, with its focus, while the dialog is loading. If it cannot be loaded, another dialog shows
 * the failure, retries, and closes in its place.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOpen = () => true, onClose, fallback = null }: DialogState<Props>,
): ComponentType<Props> {
  const Part = lazyChunk<Props>(load, (props) => (
    <DialogNotLoaded
      isOpen={isOpen(props)}
      onClose={() => onClose(props)}
      onRetry={props.onRetry}
      isTrying={props.isTrying}
    />
  ));
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Uses the browser's own dialog, because the component library may have failed to load. */
export function DialogNotLoaded({
  isOpen,
  onClose,
  onRetry,
  isTrying,
}: Missing & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby={textId}>
      <p id={textId}>{t('notLoaded')}</p>
      <div className={styles.buttons}>
        <LightButton variant="subtle" onClick={() => dialog.current?.close()}>
          {t('close')}
        </LightButton>
        <LightButton aria-disabled={isTrying} onClick={isTrying ? undefined : onRetry}>
          {t('tryAgain')}
        </LightButton>
      </div>
    </dialog>
  );
}
