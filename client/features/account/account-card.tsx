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
  /** It took the place of another card: the focus, which was there, comes here. */
  followed?: boolean;
  children: ReactNode;
};

/** What the entry pages stand in. One of another title is another card, also in the same place. */
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

/** The one button of a form on such a card, as wide as the fields. */
export function CardSubmit({ label, busy }: { label: string; busy: string }) {
  const { isBusy } = useFormStatus();
  return (
    <SubmitButton size="md" isBusy={isBusy} busyLabel={busy}>
      {label}
    </SubmitButton>
  );
}
