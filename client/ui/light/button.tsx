/** Light controls without the component library, for pages that every visitor loads. They look the same at a twentieth of the size. */
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../spinner.tsx';
import styles from './button.module.css';

type Look = { size?: 'sm' | 'md'; variant?: 'filled' | 'subtle' };
const classOf = ({ size = 'sm', variant = 'filled' }: Look) => [styles.button, styles[size], styles[variant]].join(' ');

export function LightButton({ size, variant, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classOf({ size, variant })} />;
}

export function ButtonLink({ to, size, variant, children }: Look & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classOf({ size, variant })}>
      {children}
    </Link>
  );
}

type SubmitProps = { isBusy: boolean; busyLabel: string; size?: 'sm' | 'md'; children: ReactNode };

/** Submits a form. While busy it stays in place, keeps the focus and ignores further presses. */
export function SubmitButton({ isBusy, busyLabel, size, children }: SubmitProps) {
  return (
    <button
      type="submit"
      className={classOf({ size })}
      aria-disabled={isBusy}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
    >
      {isBusy && <Spinner />}
      {isBusy ? busyLabel : children}
    </button>
  );
}
