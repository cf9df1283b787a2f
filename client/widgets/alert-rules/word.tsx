import { Button, Popover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../ui/bare-button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './word.module.css';

type WordProps = {
  /** What the word sets: "Vehicles". */
  label: string;
  /** What is set: "Vans". */
  value: string | undefined;
  /** The control of its field. */
  field: ReactNode;
  /** Closes the control when it changes: a choice of one is made. */
  closesWith?: string | undefined;
  /** Id of the error of its field. */
  errorId?: string | undefined;
  /** Called with the button while the control is closed, because the library focuses fields with errors. */
  onClosed?: (button: HTMLButtonElement | null) => void;
  /** Opens the control with each new value. 0: only the user opens it. */
  opensWith?: number;
  /** Takes the focus with each new value, as `opensWith` opens. */
  focusesWith?: number;
  /** The word as text. */
  children?: ReactNode;
};

/** A word of a sentence that opens the control of its field: a popover, on a phone a sheet. */
export function Word({
  label,
  value = '',
  field,
  closesWith,
  errorId,
  onClosed,
  opensWith = 0,
  focusesWith = 0,
  children,
}: WordProps) {
  const { t } = useTranslation('alert-rules');
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState(closesWith);
  if (last !== closesWith) {
    setLast(closesWith);
    setOpen(false);
  }
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opensWith === 0) return;
    // The focus returns here, and not to what opened it.
    button.current?.focus();
    button.current?.click();
  }, [opensWith]);
  useEffect(() => {
    if (focusesWith > 0) button.current?.focus();
  }, [focusesWith]);
  useEffect(() => {
    if (!isOpen) onClosed?.(button.current);
  }, [isOpen, onClosed]);
  const close = () => setOpen(false);
  const inside = useOutsidePress(isOpen && !isPhone, button, close);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !endsChoice(event)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const word = (
    <BareButton
      ref={button}
      className={styles.word}
      aria-label={t('words.named', { label, value })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={errorId}
      data-invalid={errorId !== undefined || undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {children}
    </BareButton>
  );
  if (isPhone) {
    return (
      <>
        {word}
        <Dialog opened={isOpen} onClose={close} title={label}>
          <div className={styles.field} role="presentation" onKeyDown={onKeyDown}>
            {field}
          </div>
          <DialogFooter>
            <Button onClick={close}>{t('words.done')}</Button>
          </DialogFooter>
        </Dialog>
      </>
    );
  }
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      shadow="lg"
      radius="lg"
      trapFocus
      returnFocus
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Popover.Target>{word}</Popover.Target>
      <Popover.Dropdown className={styles.popover} onKeyDown={onKeyDown} {...inside}>
        <div className={styles.field}>{field}</div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether a key ends the choice: Escape, or Enter in a text field. Lists of options take both while they are open. */
function endsChoice({ key, target }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Escape') return target.getAttribute('aria-expanded') !== 'true';
  return key === 'Enter' && target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
}

/**
 * Closes on a press outside. The list of a select is in the popover for React, but elsewhere on the page, so that the library's own
 * check would close the popover with each option.
 */
function useOutsidePress(isActive: boolean, button: RefObject<HTMLElement | null>, close: () => void) {
  const isInside = useRef(false);
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (!isInside.current && !(target instanceof Node && button.current?.contains(target))) close();
    isInside.current = false;
  });
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: MouseEvent) => onPress(event);
    document.addEventListener('mousedown', listen);
    return () => document.removeEventListener('mousedown', listen);
  }, [isActive]);
  return {
    onMouseDownCapture: () => {
      isInside.current = true;
    },
  };
}
