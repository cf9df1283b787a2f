import { IconCheck, IconCircle, IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import { LOADING_STEPS, type LoadingStep } from './live-state.ts';
import styles from './loading-steps.module.css';

/**
 * The four loading messages of core 2.11 and their states. Hidden from screen readers, because the view announces the
 * current one.
 */
export function LoadingSteps({ step }: { step: LoadingStep }) {
  const { t } = useTranslation('live-view');
  const current = LOADING_STEPS.indexOf(step);
  return (
    <div className={styles.loading}>
      <span className={styles.ring} aria-hidden>
        <svg viewBox="0 0 56 56">
          <circle cx="28" cy="28" r="26" />
          <circle cx="28" cy="28" r="26" />
        </svg>
        <IconVideo size={24} />
      </span>
      <ol aria-hidden>
        {LOADING_STEPS.map((name, index) => (
          <li key={name} data-state={index < current ? 'done' : index === current ? 'current' : 'next'}>
            {index < current && <IconCheck size={16} />}
            {index === current && <Spinner />}
            {index > current && <IconCircle size={16} />}
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
