import type { ReactNode } from 'react';

type Props = {
  /** Its step took the place of another one: the focus, which was there, comes here. */
  followed: boolean;
  children: ReactNode;
};

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The heading of one of several steps in the same place. */
export function StepHeading({ followed, children }: Props) {
  return (
    <h1 ref={followed ? takeFocus : undefined} tabIndex={-1}>
      {children}
    </h1>
  );
}
