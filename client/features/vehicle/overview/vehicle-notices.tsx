import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User, Vehicle } from '../../../api/model.ts';
import { useProgress } from '../../../data/device-requests/progress.ts';
import { useInterruptionOf } from '../../../data/notices/use-interruption.ts';
import { InterruptionDetails } from '../../../dialogs/service-notice/interruption-note.tsx';
import { paths } from '../../../lib/paths.ts';
import { type Exclusive, ownerOf } from '../../../rules/access/exclusive-access.ts';
import { hasEnded, isPending } from '../../../rules/device-requests/progress.ts';
import { isInDeepSleep, lapse, mayResume, vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { useUser } from '../../../state/session.ts';
import { BetweenPresses } from '../../../ui/between-presses.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { useSilenceText } from '../../../wording/use-silence-text.ts';
import { ServiceModeNotice } from '../service-mode/service-mode-notice.tsx';
import { CancelTransfer } from './cancel-transfer.tsx';
import styles from './vehicle-notices.module.css';

type Props = { vehicle: Vehicle; users: readonly User[]; exclusive: Exclusive | null; now: number };

/** Notices about a vehicle, most urgent first: alarm, plan, silence, transfer, sharing. */
export function VehicleNotices(props: Props) {
  const standing = [
    useAlarm(props),
    useInterruption(props),
    useLapse(props),
    useSilence(props),
    useServiceMode(props),
    useDevice(props),
    useTransferring(props),
  ];
  const notices = [...standing, useSharing(props), useExclusive(props)].filter((notice) => notice !== null);
  return (
    <BetweenPresses>
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map(({ tone, text, isSilent }) => (
            <Notice key={text.key} tone={tone} isSilent={isSilent ?? false}>
              {text.content}
            </Notice>
          ))}
        </div>
      )}
    </BetweenPresses>
  );
}

type NoticePart = {
  tone: 'alarm' | 'warning' | 'accent';
  text: { key: string; content: ReactNode };
  isSilent?: boolean;
} | null;
const noticePart = (tone: NonNullable<NoticePart>['tone'], key: string, content: ReactNode): NoticePart => ({
  tone,
  text: { key, content },
});

/** The user's own Panic command announces its outcome, so this notice is visual only. */
function useAlarm({ vehicle, now }: Props): NoticePart {
  const { t } = useTranslation('vehicle');
  const progress = useProgress(vehicle.device_key, 'panic_on');
  if (vehicleState(vehicle, now) !== 'alarm') return null;
  const isOwn = isPending(progress) || hasEnded(progress, 'done');
  return { tone: 'alarm', text: { key: 'alarm', content: t('notices.alarm') }, isSilent: isOwn };
}

/** What blocks commands to the vehicle now (core 4). */
function useInterruption({ vehicle }: Props): NoticePart {
  const { t } = useTranslation('commands');
  const interruption = useInterruptionOf()(vehicle);
  if (!interruption) return null;
  const text = t(interruption === 'OUTAGE' ? 'disabled.outage' : 'disabled.maintenance');
  return noticePart(
    'warning',
    interruption,
    <>
      {text}. <InterruptionDetails interruption={interruption} />
    </>,
  );
}

function useLapse({ vehicle, now }: Props): NoticePart {
  const { t } = useTranslation('vehicle');
  const format = useFormat();
  const lapsed = lapse(vehicle, now);
  if (!lapsed) return null;
  const { vehicle_name: name, plan_renewal_date: renewal } = vehicle;
  const date = renewal === null ? '' : format.date(Date.parse(renewal));
  return noticePart(
    'warning',
    lapsed,
    <>
      {t(mayResume(vehicle, now) ? 'notices.pausedForNow' : `notices.${lapsed}`, { name, date })}{' '}
      {!vehicle.isShared && (
        <PageLink className={styles.wayOut} to={paths.subscriptions}>
          {t('notices.renew')}
        </PageLink>
      )}
    </>,
  );
}

/** The device has never reported, or is silent. Not shown for a lapsed plan. */
function useSilence({ vehicle, now }: Props): NoticePart {
  const { t } = useTranslation('vehicle');
  const silenceText = useSilenceText();
  if (lapse(vehicle, now)) return null;
  const reported = vehicle.last_known_state;
  if (!reported) return noticePart('accent', 'never', t('notices.never_reported'));
  if (vehicleState(vehicle, now) !== 'offline') return null;
  return noticePart('warning', 'silent', `${t('notices.silent')} ${silenceText(vehicle)}`);
}

function useDevice({ vehicle }: Props): NoticePart {
  const { t } = useTranslation('vehicle');
  const texts = [
    vehicle.replacement_order_placed && t('notices.replacement'),
    isInDeepSleep(vehicle) && t('notices.deep_sleep'),
  ].filter((text) => typeof text === 'string');
  return texts.length === 0 ? null : noticePart('accent', 'device', texts.join(' '));
}

function useServiceMode({ vehicle }: Props): NoticePart {
  return vehicle.service_mode ? noticePart('warning', 'service', <ServiceModeNotice vehicle={vehicle} />) : null;
}

function useTransferring({ vehicle }: Props): NoticePart {
  const { t } = useTranslation('vehicle');
  if (!vehicle.is_pending_transfer) return null;
  const email = vehicle.pending_transfer_to;
  return noticePart(
    'warning',
    'transfer',
    vehicle.isShared ? (
      t('notices.pending_transfer_guest')
    ) : (
      <>
        {email ? t('notices.pending_transfer', { email }) : t('notices.pending_transferUnknown')}
        <CancelTransfer vehicle={vehicle} />
      </>
    ),
  );
}

const LEVELS = { 'Full Access': 'full', 'Partial Access': 'partial', 'Read Only': 'readOnly' } as const;

function useSharing({ vehicle, users }: Props): NoticePart {
  const { t } = useTranslation('vehicle');
  const format = useFormat();
  const { vehicle_access } = useUser();
  if (!vehicle.isShared) return null;
  const owner = ownerOf(vehicle, users);
  const entry = vehicle_access.find((access) => access.vehicle === vehicle.id);
  const level = vehicle.access_level ?? entry?.access_level;
  const text = [
    owner ? t('notices.shared', { name: fullName(owner) }) : t('notices.sharedWithYou'),
    level && t('notices.level', { level: t(`levels.${LEVELS[level]}`) }),
    entry?.access_end && t('notices.sharedUntil', { date: format.dateTime(Date.parse(entry.access_end)) }),
  ];
  return noticePart('accent', 'shared', text.filter(Boolean).join(' '));
}

function useExclusive({ exclusive }: Props): NoticePart {
  const { t } = useTranslation('vehicle');
  const format = useFormat();
  const { id } = useUser();
  if (!exclusive) return null;
  const { user, until } = exclusive;
  const date = until === null ? '' : format.dateTime(until);
  if (user.id === id) {
    return noticePart(
      'accent',
      'exclusive',
      t(date ? 'notices.exclusiveYoursUntil' : 'notices.exclusiveYours', { date }),
    );
  }
  const names = { name: fullName(user), date };
  return noticePart('warning', 'exclusive', t(date ? 'notices.exclusiveUntil' : 'notices.exclusive', names));
}

const fullName = ({ first_name, last_name }: User): string => `${first_name} ${last_name}`.trim();
