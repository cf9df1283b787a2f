import type { ReactNode } from 'react';
import { useFormStatus } from '../../ui/form/form-status.ts';
import { SubmitButton } from '../../ui/light/button.tsx';
import { StepHeading } from '../../ui/light/step-heading.tsx';
import styles from './account-card.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** For forms with fields side by side. */
  isWide?: boolean;
  /** Moves the focus to the heading if this card replaced another one. */
  followed?: boolean;
  children: ReactNode;
};

/** Card of the entry pages. Uses the title as key: a card with another title remounts and receives the focus. */
export function AccountCard(props: Props) {
  return <Card key={props.title} {...props} />;
}

function Card({ title, lead, isWide = false, followed = false, children }: Props) {
  return (
    <section className={styles.card} data-wide={isWide || undefined}>
      <div>
        <StepHeading followed={followed}>{title}</StepHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Submit button of a form in this card, as wide as the fields. */
export function CardSubmit({ label, busy }: { label: string; busy: string }) {
  const { isBusy } = useFormStatus();
  return (
    <SubmitButton size="md" isBusy={isBusy} busyLabel={busy}>
      {label}
    </SubmitButton>
  );
}
