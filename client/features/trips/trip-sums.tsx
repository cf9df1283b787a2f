import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TripSums as Sums, tripSums } from '../../rules/trips/trip-sums.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './trip-sums.module.css';

/** Sums in the first row. */
const FIRST = 4;

/** Sums over all trips of the range: one row, and the others on request. Leaves out what the server did not sum. */
export function TripSums({ stats, count }: { stats: Sums; count: number }) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const texts = {
    count: format.number,
    // Tenths count in short distances only.
    distance: (miles: number) => format.distance(miles, miles < 100 ? 1 : 0),
    duration: format.duration,
  };
  const sums = tripSums(stats, count);
  return (
    <div className={styles.sums} data-open={isOpen}>
      <dl id={id}>
        {sums.map(({ name, unit, value }) => (
          <div key={name}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>{texts[unit](value)}</dd>
          </div>
        ))}
      </dl>
      {sums.length > FIRST && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('sums.all')}
          title={t('sums.all')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
