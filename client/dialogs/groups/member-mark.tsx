import { IconTransfer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { MemberBar } from '../../rules/groups-change.ts';
import { lapse } from '../../rules/vehicle-state.ts';
import { useNow } from '../../ui/use-now.ts';
import { StateLabel } from '../../ui/vehicle-state.tsx';
import styles from './member-mark.module.css';

const MINUTE = 60_000;

/** Beside a vehicle: what bars it from the group, or that it is expired and in it nevertheless. */
export function MemberMark({ vehicle, bar }: { vehicle: Vehicle; bar: MemberBar | null }) {
  const { t } = useTranslation('picker');
  const now = useNow(MINUTE);
  const mark = bar ?? lapse(vehicle, now);
  if (mark === null) return null;
  if (mark !== 'pending_transfer') return <StateLabel state={mark}>{t(`marks.${mark}`)}</StateLabel>;
  return (
    <span className={styles.mark}>
      <IconTransfer size={16} aria-hidden />
      {t('marks.pending_transfer')}
    </span>
  );
}
