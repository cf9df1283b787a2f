import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenSubject } from '../../api/model.ts';
import styles from './answer-page.module.css';

/** Vehicles named one by one. */
const MOST_NAMED = 5;

/** Who sent it, what it is about, and both addresses (core 2.1). */
export function SubjectFacts({ subject: { email, current_email, sender, vehicles = [] } }: { subject: TokenSubject }) {
  const { t, i18n } = useTranslation('answers');
  const levelText = (level: string) =>
    i18n.exists(`answers:levels.${level}`) ? t(`levels.${level as 'Read Only'}`) : level;
  const named = vehicles.slice(0, MOST_NAMED);
  const others = vehicles.length - named.length;
  return (
    <dl className={styles.facts}>
      {sender && <Fact name={t('facts.from')}>{sender}</Fact>}
      {named.length > 0 && (
        <Fact name={t('facts.vehicles', { count: vehicles.length })}>
          {named.map(({ vehicle_name, access_level }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
            <span key={index}>
              {vehicle_name}
              {access_level && <small> · {levelText(access_level)}</small>}
            </span>
          ))}
          {others > 0 && <span>{t('facts.more', { count: others })}</span>}
        </Fact>
      )}
      {current_email && <Fact name={t('facts.currentEmail')}>{current_email}</Fact>}
      <Fact name={t(current_email ? 'facts.newEmail' : 'facts.sentTo')}>{email}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
