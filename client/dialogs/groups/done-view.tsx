import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUP_SUCCESS } from '../../rules/constants/dialogs.ts';
import styles from './done-view.module.css';
import type { Task } from './views.ts';

/** Shows the success for the documented time (core 2.10). */
export function DoneView({ task: { kind, name }, onOver }: { task: Task; onOver: () => void }) {
  const { t } = useTranslation('groups');
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(over, GROUP_SUCCESS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.done}>
      <IconCircleCheck size={40} aria-hidden />
      <b>{t(`done.${kind}`, { name })}</b>
    </output>
  );
}
