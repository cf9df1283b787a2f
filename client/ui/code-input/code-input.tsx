import {
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { editedCode, pastedCode } from '../../rules/validation/typed-code.ts';
import { useEmptied } from '../use-emptied.ts';
import styles from './code-input.module.css';

type Passed = 'id' | 'name' | 'onBlur' | 'disabled' | 'aria-describedby' | 'aria-required' | 'data-autofocus';

export type CodeInputProps = Pick<ComponentProps<'input'> & { 'data-autofocus'?: boolean | undefined }, Passed> & {
  ref?: Ref<{ focus: () => void }>;
  length: number;
  value: string;
  onChange: (digits: string) => void;
  isInvalid: boolean;
  /** Draws dots instead of the digits. */
  isHidden?: boolean;
  /** A secret of the user, which no browser or phone should fill in. Otherwise a code that arrives in a message. */
  isPin?: boolean;
};

type Selection = { start: number; end: number };

/**
 * The input of a code of digits: one real text field, drawn as boxes. Typed and pasted text is reduced to its digits. `focus` selects
 * a full code, so that typing replaces a refused one, and continues one that is not full.
 *
 * A PIN stays a text field, because browsers offer to save a password field and would overwrite the password of the account.
 */
export function CodeInput({
  ref,
  length,
  value,
  onChange,
  isInvalid,
  isHidden,
  isPin,
  onBlur,
  ...rest
}: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEmptied(input);
  /** Text of an input method that is not finished. */
  const [draft, setDraft] = useState<string | null>(null);
  const [selection, setSelection] = useState<Selection | null>(null);
  const focus = () => {
    const element = input.current;
    element?.focus();
    element?.setSelectionRange(element.value.length < length ? element.value.length : 0, element.value.length);
  };
  useImperativeHandle(ref, () => ({ focus }));
  const shown = draft === null ? value : editedCode(draft, draft.length, length, false).digits;

  const read = (element: HTMLInputElement, isInsertion: boolean) =>
    write(element, editedCode(element.value, element.selectionStart ?? element.value.length, length, isInsertion));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { currentTarget: element, clipboardData } = event;
    const { selectionStart, selectionEnd } = element;
    const place = { start: selectionStart ?? 0, end: selectionEnd ?? element.value.length };
    write(element, pastedCode(element.value, place, clipboardData.getData('text'), length));
  };
  const write = (element: HTMLInputElement, edited: { digits: string; caret: number }) => {
    setDraft(null);
    if (edited.digits !== element.value) {
      // Here, because React would write it later, which moves the caret to the end.
      element.value = edited.digits;
      element.setSelectionRange(edited.caret, edited.caret);
    }
    setSelection({ start: edited.caret, end: edited.caret });
    onChange(edited.digits);
  };
  const followSelection = ({ currentTarget: { selectionStart, selectionEnd } }: { currentTarget: HTMLInputElement }) =>
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });

  return (
    <div className={styles.code} style={{ '--digits': length } as CSSProperties} data-invalid={isInvalid || undefined}>
      <div className={styles.boxes} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span key={index} data-active={selection ? isActive(selection, index, length) : undefined}>
            {shown[index] && (isHidden ? '•' : shown[index])}
          </span>
        ))}
      </div>
      <input
        {...rest}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete={isPin ? 'off' : 'one-time-code'}
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        data-hidden={isHidden || undefined}
        aria-invalid={isInvalid || undefined}
        value={draft ?? value}
        onChange={(event) => {
          const { isComposing, inputType } = event.nativeEvent as InputEvent;
          if (isComposing) setDraft(event.currentTarget.value);
          else read(event.currentTarget, inputType === 'insertText');
        }}
        onCompositionEnd={(event) => read(event.currentTarget, true)}
        onPaste={paste}
        onFocus={followSelection}
        onSelect={followSelection}
        onBlur={(event) => {
          setSelection(null);
          onBlur?.(event);
        }}
      />
    </div>
  );
}

/** Whether a box is selected, or has the caret. A full code has it in its last box. */
function isActive({ start, end }: Selection, index: number, length: number): 'caret' | 'selected' | undefined {
  if (start !== end) return index >= start && index < end ? 'selected' : undefined;
  return index === Math.min(start, length - 1) ? 'caret' : undefined;
}
