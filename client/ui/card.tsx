import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './card.module.css';

type Props = {
  title: string;
  /** Content beside the title: a count, a unit. */
  beside?: ReactNode;
  /** Content at the end of the title's line: a link, a button. */
  end?: ReactNode;
  /** The title receives the focus if a step inside replaces the button that had it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Fragment of addresses that lead to the card, without "#". */
  anchor?: string;
  children: ReactNode;
};

/** A section of a page with its own title. */
export function Card({ title, beside, end, headingRef, anchor, children }: Props) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  return (
    <section
      ref={card}
      id={anchor}
      className={styles.card}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={titleId}
    >
      {anchor && <Arrival anchor={anchor} card={card} />}
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

/** Shows and focuses the card when the address names it. The router looks for it before the page is drawn. */
function Arrival({ anchor, card }: { anchor: string; card: RefObject<HTMLElement | null> }) {
  const { hash, key } = useLocation();
  useEffect(() => {
    // A dependency only: a second press on the same link leads there again.
    if (!key || hash !== `#${anchor}`) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [hash, key, anchor, card]);
  return null;
}
