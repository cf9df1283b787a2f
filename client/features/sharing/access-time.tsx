import { IconClockHour4, IconClockOff, IconHourglass, IconInfinity } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { VehicleAccess } from '../../api/model.ts';
import {
  type AccessTime,
  type AccessWindow,
  accessTime,
  commonWindow,
  leftStep,
  secondsLeft,
} from '../../rules/sharing/access-time.ts';
import { MINUTE, SECOND } from '../../rules/time/duration.ts';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './sharing.module.css';

const ICONS = { upcoming: IconHourglass, unlimited: IconInfinity, active: IconClockHour4, ended: IconClockOff };

/** Formats the state of access in words: "Ends in 3 hr". */
export function useTimeText(): (time: AccessTime, now: number) => string {
  const { t } = useTranslation('sharing');
  const format = useFormat();
  return (time, now) => {
    switch (time.kind) {
      case 'unlimited':
        return t('time.unlimited');
      case 'ended':
        return t('time.endedAt', { date: format.dateTime(time.at) });
      case 'upcoming': {
        const left = secondsLeft(time.from, now);
        if (left === null) return t('time.starts', { date: format.dateTime(time.from) });
        return t('time.startsIn', { left: format.duration(left) });
      }
      case 'active': {
        const left = secondsLeft(time.until, now);
        if (left === null) return t('time.ends', { date: format.dateTime(time.until) });
        return t('time.endsIn', { left: format.duration(left) });
      }
    }
  };
}

/** Next change of the state. */
const nextOf = (time: AccessTime): number | null =>
  time.kind === 'upcoming' ? time.from : time.kind === 'active' ? time.until : null;

/** State of a window as time runs, to the second near its change. */
function useAccessTime(window: AccessWindow): { time: AccessTime; now: number } {
  const minute = useNow(MINUTE);
  const next = nextOf(accessTime(window, minute));
  const now = useNow(next === null ? MINUTE : leftStep(next, minute + SECOND));
  return { time: accessTime(window, now), now };
}

const STATES = { upcoming: 'upcoming', unlimited: 'active', active: 'active', ended: 'ended' } as const;

/** State of access, and the time that is left. */
export function AccessTimeText({ window }: { window: AccessWindow }) {
  const { t } = useTranslation('sharing');
  const text = useTimeText();
  const { time, now } = useAccessTime(window);
  const Icon = ICONS[time.kind];
  return (
    <span className={`${styles.time} tabular`} data-state={time.kind}>
      <Icon size={16} aria-hidden />
      <span>
        {time.kind !== 'ended' && <b>{t(`time.${STATES[time.kind]}`)}</b>} <span>{text(time, now)}</span>
      </span>
    </span>
  );
}

/** The time of several records: one, if all have the same window. */
export function CommonTime({ access }: { access: readonly VehicleAccess[] }) {
  const { t } = useTranslation('sharing');
  const window = commonWindow(access);
  if (window) return <AccessTimeText window={window} />;
  return access.length === 0 ? null : <span className={styles.dim}>{t('time.mixed')}</span>;
}
