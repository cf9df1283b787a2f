import type { ReactNode } from 'react';

type Props = {
  /** The step replaced another one: the heading receives the focus. */
  followed: boolean;
  children: ReactNode;
};

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Heading of one of several steps in the same place. */
export function StepHeading({ followed, children }: Props) {
  return (
    <h1 ref={followed ? takeFocus : undefined} tabIndex={-1}>
      {children}
    </h1>
  );
}
