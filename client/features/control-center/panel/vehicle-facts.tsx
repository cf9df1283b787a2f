import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconClockExclamation,
  IconCurrentLocation,
  IconEngine,
  IconEye,
  IconLock,
  IconLockOpen,
  IconMapPin,
  IconMoon,
  IconTransfer,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnansweredAt } from '../../../data/device-requests/progress.ts';
import { within } from '../../../i18n/format.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { isLastKnown } from '../../../rules/vehicle/silence.ts';
import { isInDeepSleep, isStale } from '../../../rules/vehicle/vehicle-state.ts';
import { useSince } from '../../../state/use-since.ts';
import { useNow } from '../../../ui/use-now.ts';
import { StateLabel } from '../../../ui/vehicle-state.tsx';
import { DirectionsLink } from '../../../widgets/map/directions-link.tsx';
import { CopyButton } from '../../../widgets/vehicle/copy-button.tsx';
import { useWhereabouts } from '../../../widgets/vehicle/use-whereabouts.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { useSilenceText } from '../../../wording/use-silence-text.ts';
import type { ListedVehicle } from '../list/list-rows.ts';
import styles from './vehicle-facts.module.css';

type Props = { listed: ListedVehicle; onShow: () => void };

/** State and place of the vehicle, with their age. */
export function VehicleFacts({ listed: { vehicle, state }, onShow }: Props) {
  const { t } = useTranslation('vehicles');
  const { armed, controller, ignition_on } = vehicle.last_known_state ?? {};
  const engine = controller?.engine_on ?? ignition_on;
  const now = useNow(MINUTE);
  const hasControls = !vehicle.tracking_only;
  const silenceText = useSilenceText();
  const isOld = isLastKnown(vehicle, now, useUnansweredAt(vehicle.device_key));
  return (
    <>
      <div className={styles.states}>
        <StateLabel state={state}>{t(`states.${state}`)}</StateLabel>
        {vehicle.tracking_only && (
          <span>
            <IconCurrentLocation size={16} aria-hidden />
            {t('trackingOnly')}
          </span>
        )}
        {isInDeepSleep(vehicle) && (
          <span>
            <IconMoon size={16} aria-hidden />
            {t('deepSleep')}
          </span>
        )}
        {vehicle.access_level === 'Read Only' && (
          <span>
            <IconEye size={16} aria-hidden />
            {t('readOnly')}
          </span>
        )}
        {vehicle.is_pending_transfer && (
          <span>
            <IconTransfer size={16} aria-hidden />
            {t('pendingTransfer')}
          </span>
        )}
        {hasControls && armed !== undefined && (
          <span>
            {armed ? <IconLock size={16} aria-hidden /> : <IconLockOpen size={16} aria-hidden />}
            {t(armed ? 'locked' : 'unlocked')}
          </span>
        )}
        {hasControls && engine !== undefined && (
          <span>
            <IconEngine size={16} aria-hidden />
            {t(engine ? 'engineOn' : 'engineOff')}
          </span>
        )}
        {isOld && (
          <span>
            <IconClockExclamation size={16} aria-hidden />
            {t('lastKnown')}
          </span>
        )}
      </div>
      {state === 'offline' && <p className={styles.silence}>{silenceText(vehicle)}</p>}
      <Position vehicle={vehicle} isStale={isStale(state, vehicle, now)} onShow={onShow} />
    </>
  );
}

type PositionProps = Pick<ListedVehicle, 'vehicle'> & Pick<Props, 'onShow'> & { isStale: boolean };

function Position({ vehicle, isStale, onShow }: PositionProps) {
  const { t } = useTranslation('vehicles');
  const since = useSince();
  const format = useFormat();
  const now = useNow(MINUTE);
  const whereabouts = useWhereabouts(vehicle);
  if (!whereabouts.isShown) return <p className={styles.none}>{whereabouts.why}</p>;
  const { place, timestamp, at: position } = whereabouts;
  const at = Date.parse(timestamp);
  return (
    <div className={styles.position}>
      <div className={styles.place}>
        <b className="tabular">{place.local}</b>
        <span className={styles.age} data-stale={isStale}>
          {isStale && <IconClockExclamation size={14} aria-label={t('stale')} />}
          {place.town && `${place.town} · `}
          <Tooltip label={format.dateTime(at)}>
            <time dateTime={timestamp}>{place.town ? within(since(at, now)) : since(at, now)}</time>
          </Tooltip>
        </span>
      </div>
      <ActionIcon variant="subtle" aria-label={t('menu.viewOnMap')} title={t('menu.viewOnMap')} onClick={onShow}>
        <IconMapPin size={18} aria-hidden />
      </ActionIcon>
      <CopyButton text={place.full} label={t('copyPosition')} />
      <DirectionsLink to={position} place={place.local} />
    </div>
  );
}
