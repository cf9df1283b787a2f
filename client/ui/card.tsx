import { type ReactNode, type Ref, useId } from 'react';
import styles from './card.module.css';

type Props = {
  title: string;
  /** Beside the title: a count, a unit. */
  beside?: ReactNode;
  /** At the other end of the title's line: a link, a button. */
  end?: ReactNode;
  /** The title takes the focus where a step inside replaces the button that had it. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of a page with a title of its own. */
export function Card({ title, beside, end, headingRef, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {beside}
        {end && <span className={styles.end}>{end}</span>}
      </header>
      {children}
    </section>
  );
}
