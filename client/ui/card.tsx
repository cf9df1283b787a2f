import { type ReactNode, type Ref, useId } from 'react';
import styles from './card.module.css';

type Props = {
  title: string;
  /** Content beside the title: a count, a unit. */
  beside?: ReactNode;
  /** Content at the end of the title's line: a link, a button. */
  end?: ReactNode;
  /** The title receives the focus if a step inside replaces the button that had it. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A section of a page with its own title. */
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
