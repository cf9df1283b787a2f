import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { stoppedBy } from '../../data/notices/interruptions.ts';
import { deviceQuery } from '../../data/streams/queries.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import { useOpenLiveView } from '../../dialogs/live-view/live-view-address.ts';
import { liveViewGate } from '../../rules/camera/live-view-gate.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './live-view-action.module.css';

export type LiveViewProps = {
  vehicle: Vehicle;
  /** Full-height page to open it over (core 2.3). Default: this page. */
  over?: { pathname: string; hash: string };
};

/** Opens the live view of a vehicle with a camera, or shows its disabled reason and a remedy. */
export default function LiveViewAction({ vehicle, over }: LiveViewProps) {
  const { t } = useTranslation('live-view');
  const user = useUser();
  const now = useNow(MINUTE);
  const open = useOpenLiveView();
  const why = useId();
  const { data: device = null } = useQuery(deviceQuery(vehicle.device_key));
  const isOffline = useIsLost();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const gate = liveViewGate(vehicle, device, { user, now, isOffline, isExclusiveToOther });
  const isOutOfData = !gate.allowed && (gate.reason === 'data_used_up' || gate.reason === 'no_streaming_plan');
  const [isChecking, setChecking] = useState(false);
  /** Aborted when this vehicle is left: a late answer opens nothing over another page. */
  const leave = useRef<AbortController | null>(null);
  useEffect(() => () => leave.current?.abort(), []);
  const attempt = async () => {
    if (leave.current) return;
    const { signal } = (leave.current = new AbortController());
    setChecking(true);
    const interruption = await stoppedBy(vehicle.device_key, { signal });
    if (signal.aborted) return;
    leave.current = null;
    setChecking(false);
    if (interruption === null) open(vehicle.id, over);
  };
  return (
    <>
      <BareButton
        className={styles.action}
        aria-disabled={!gate.allowed || isChecking || undefined}
        aria-describedby={gate.allowed ? undefined : why}
        data-busy={isChecking || undefined}
        onClick={gate.allowed ? () => void attempt() : undefined}
      >
        {isChecking ? <Spinner /> : <IconVideo size={18} aria-hidden />}
        <span aria-live="polite">{isChecking ? t('checking') : t('open')}</span>
      </BareButton>
      {!gate.allowed && (
        <p className={styles.why}>
          <span id={why}>{t(`why.${gate.reason}`)}</span>
          {isOutOfData && !vehicle.isShared && (
            <PageLink className={styles.upgrade} to={`/subscriptions/update/streaming/${vehicle.id}`}>
              {t('upgrade')}
            </PageLink>
          )}
        </p>
      )}
    </>
  );
}
