import { IconChevronDown } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import styles from './field.module.css';

/** Common styles of the lists of selects and completions. */
export const lists = {
  classNames: { dropdown: styles.dropdown },
  comboboxProps: { shadow: 'lg', radius: 'lg', offset: 4 },
} as const;

/**
 * Selects the text of a searchable select that gets the focus by a click, so that typing replaces the chosen option. The browser
 * does so for Tab alone, and a click puts the cursor after the focus.
 */
function selectText({ currentTarget: input }: MouseEvent<HTMLInputElement>): void {
  if (input.readOnly || input === document.activeElement) return;
  input.addEventListener('click', () => input.select(), { once: true });
}

export const listWithArrow = {
  ...lists,
  onMouseDown: selectText,
  // Enter chooses the first match of what is typed.
  selectFirstOptionOnChange: true,
  rightSection: <IconChevronDown size={16} aria-hidden />,
} as const;
