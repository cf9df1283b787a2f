import { IconChevronDown } from '@tabler/icons-react';
import styles from './field.module.css';

/** Common styles of the lists of selects and completions. */
export const lists = {
  classNames: { dropdown: styles.dropdown },
  comboboxProps: { shadow: 'lg', radius: 'lg', offset: 4 },
} as const;

export const listWithArrow = {
  ...lists,
  rightSection: <IconChevronDown size={16} aria-hidden />,
} as const;
