import { type ComponentProps, createContext, useContext } from 'react';
import { Link } from 'react-router';
import { BareButton } from '../bare-button.tsx';
import styles from './row-opener.module.css';

/** Whether the row is the tab stop of its table. Arrow keys lead to the others. */
export const RowIsCurrent = createContext(true);

/** The button of a row that opens it. Its pointer area is the whole row. */
export function RowButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <BareButton {...rest} {...useOpener(className)} />;
}

/** The link of a row. Its pointer area is the whole row. */
export function RowLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} {...useOpener(className)} />;
}

function useOpener(className: string) {
  const isCurrent = useContext(RowIsCurrent);
  return { className: `${styles.opener} ${className}`, tabIndex: isCurrent ? 0 : -1, 'data-opener': true };
}
