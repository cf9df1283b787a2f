import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { casesQuery } from '../../data/support/cases.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './help-page.module.css';

const STATES = ['open', 'answered', 'closed'] as const;
const MOST = 5;

/** Whether the service lists cases, and the user has one. */
export function useHasCases(): boolean {
  const { data = [] } = useQuery(casesQuery());
  return data.length > 0;
}

/** The user's latest cases. Absent if the service does not list them. */
export function CasesCard() {
  const { t } = useTranslation('help-flow');
  const format = useFormat();
  const { data: cases = [] } = useQuery(casesQuery());
  return (
    <Card title={t('cases.title')}>
      <ul className={styles.cases}>
        {cases.slice(0, MOST).map(({ id, subject, email, created_at, state }) => {
          const known = STATES.find((one) => one === state);
          return (
            <li key={id}>
              <span className={styles.texts}>
                <b className={styles.subject}>{subject}</b>
                <span className={styles.hint}>
                  {id} · {format.date(Date.parse(created_at))}
                </span>
                <span className={styles.hint}>{t('cases.reply', { email })}</span>
              </span>
              <Badge tone={known === 'answered' ? 'moving' : known === 'closed' ? 'quiet' : 'accent'}>
                {known ? t(`cases.states.${known}`) : state}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
