import { IconClockHour4, IconClockOff, IconHourglass, IconInfinity } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { VehicleAccess } from '../../api/model.ts';
import { within } from '../../i18n/format.ts';
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
        const starts =
          left === null
            ? t('time.starts', { date: format.dateTime(time.from) })
            : t('time.startsIn', { left: format.duration(left) });
        return time.until === null
          ? starts
          : `${starts}, ${within(t('time.ends', { date: format.dateTime(time.until) }))}`;
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

type TextProps = {
  window: AccessWindow;
  /** Nobody has the access yet, so that it is neither active nor upcoming. */
  isOffer?: boolean;
};

/** State of access, and the time that is left. */
export function AccessTimeText({ window, isOffer = false }: TextProps) {
  const { t } = useTranslation('sharing');
  const text = useTimeText();
  const { time, now } = useAccessTime(window);
  const Icon = ICONS[time.kind];
  return (
    <span className={`${styles.time} tabular`} data-state={time.kind}>
      <Icon size={16} aria-hidden />
      <span>
        {time.kind !== 'ended' && !isOffer && <b>{t(`time.${STATES[time.kind]}`)}</b>} <span>{text(time, now)}</span>
      </span>
    </span>
  );
}

type CommonProps = { access: readonly VehicleAccess[]; isOffer?: boolean };

/** The time of several records: one, if all have the same window. */
export function CommonTime({ access, isOffer = false }: CommonProps) {
  const { t } = useTranslation('sharing');
  const window = commonWindow(access);
  if (window) return <AccessTimeText window={window} isOffer={isOffer} />;
  return access.length === 0 || isOffer ? null : <span className={styles.dim}>{t('time.mixed')}</span>;
}
