import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconPlayerPlayFilled, IconRotateClockwise } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { deviceQuery, latestMediaQuery } from '../../data/streams/queries.ts';
import { now } from '../../lib/now.ts';
import { camerasOf } from '../../rules/camera/camera.ts';
import { hasCamera } from '../../rules/camera/live-view-gate.ts';
import { usePortal } from '../../state/portal.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { LivePicture } from '../../ui/player/live-picture.tsx';
import { useControlsShown } from '../../ui/player/use-controls-shown.ts';
import { useFormat } from '../../wording/use-format.ts';
import { DataUse } from './data-use.tsx';
import { Dock } from './dock.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { ActionState } from './live-state.ts';
import styles from './live-view.module.css';
import { LoadingSteps } from './loading-steps.tsx';
import { picturePath } from './picture-path.ts';
import { Tools } from './tools.tsx';
import { CloseButton, Identity } from './top.tsx';
import { useLiveView } from './use-live-view.ts';

const UPRIGHT = '(max-width: 810.98px) and (orientation: portrait)';

type Props = { vehicle: Vehicle; onClose: () => void };

/** Video of a vehicle's camera, with its facts and controls. */
export function Watching({ vehicle, onClose }: Props) {
  const { t } = useTranslation('live-view');
  const { brand } = usePortal();
  const format = useFormat();
  const { state, chooseCamera, retry, act, cancelAlarm, onBuffered, onPlaying, onFailed } = useLiveView(vehicle);
  const { view, camera, url } = state;
  const isPlaying = view.phase === 'playing';
  const { data: device } = useQuery(deviceQuery(vehicle.device_key));
  const { data: kept } = useQuery({
    ...latestMediaQuery(vehicle.device_key, camera),
    enabled: hasCamera(vehicle, device ?? null),
  });
  const [isMuted, setMuted] = useState(true);
  const [isBlocked, setBlocked] = useState(false);
  const { watched, date, onDate } = usePictureClock(url);
  const picture = useRef<{ play: () => void }>(null);
  const stage = useRef<HTMLDivElement>(null);
  // A phone held upright has space for the controls beside the picture: they stay.
  const isUpright = useMediaQuery(UPRIGHT, undefined, { getInitialValueInEffect: false }) ?? false;
  const areShown = useControlsShown(isPlaying && !isBlocked && !isUpright, stage);
  const hasSaved = useSaved(state.actions.snapshot);
  const [takenAt, setTakenAt] = useState(0);
  const still = kept?.[camera]?.thumbnail_url;
  return (
    <div
      className={styles.stage}
      ref={stage}
      data-phase={view.phase}
      data-controls={areShown ? 'shown' : 'hidden'}
      tabIndex={-1}
      data-autofocus
    >
      <header className={`${styles.top} ${styles.hides}`}>
        <Identity vehicle={vehicle} watched={isPlaying ? watched : null} />
        <span className={styles.grow} />
        <div className={styles.beside}>
          <DataUse usage={device?.pricing_plan.plan_add_on_usage} />
          <a className={styles.help} href={brand.helpSite} target="_blank" rel="noreferrer">
            {t('help')}
          </a>
        </div>
        <CloseButton onClose={onClose} />
      </header>
      <div className={styles.frame}>
        <div className={styles.picture}>
          <LivePicture
            ref={picture}
            url={url}
            poster={still && new URL(still, document.baseURI).href}
            isMuted={isMuted || camera === 'rear'}
            label={t(camera === 'front' ? 'frontOf' : 'rearOf', { vehicle: vehicle.vehicle_name })}
            onBuffered={onBuffered}
            onPlaying={() => {
              setBlocked(false);
              onPlaying();
            }}
            onBlocked={() => setBlocked(true)}
            onDate={onDate}
            onFailed={(failure) => void onFailed(failure)}
          />
          {isPlaying && date !== null && (
            <time className={`${styles.clock} tabular`} dateTime={new Date(date).toISOString()}>
              {format.stamp(date)}
            </time>
          )}
          {isPlaying && (
            <div className={`${styles.tools} ${styles.hides}`}>
              <Tools
                sound={state.isMicrophoneOn && camera === 'front' ? (isMuted ? 'off' : 'on') : 'none'}
                onSound={() => setMuted(!isMuted)}
              />
            </div>
          )}
        </div>
        {isPlaying && (
          <p className={styles.turn}>
            <IconRotateClockwise size={16} aria-hidden />
            {t('rotate')}
          </p>
        )}
        {(!isPlaying || isBlocked) && (
          <div className={styles.middle}>
            {isBlocked && view.phase !== 'failed' && <PlayButton onPress={() => picture.current?.play()} />}
            {!isBlocked && view.phase === 'loading' && <LoadingSteps step={view.step} />}
            {view.phase === 'failed' && <FailureNotice vehicle={vehicle} failure={view.failure} />}
          </div>
        )}
      </div>
      {/* Mounted from the start, so that each step and the start of playback are announced. A failure is an alert. */}
      <VisuallyHidden component="output">
        {view.phase === 'loading' && t(`steps.${view.step}`)}
        {isPlaying && t('playing')}
      </VisuallyHidden>
      <div className={`${styles.bottom} ${styles.hides}`}>
        {hasSaved && (
          <p className={styles.saved}>
            <IconCheck size={18} aria-hidden />
            {t('snapshot.done')}
            <Link to={picturePath(vehicle.id, takenAt)}>{t('snapshot.open')}</Link>
          </p>
        )}
        <Dock
          state={state}
          cameras={camerasOf(vehicle.product_name)}
          onCamera={chooseCamera}
          onAct={(action) => {
            if (action === 'snapshot') setTakenAt(now());
            act(action);
          }}
          onCancelAlarm={cancelAlarm}
          onRetry={retry}
          onEnd={onClose}
        />
      </div>
    </div>
  );
}

/** Whether the last snapshot was saved: the button says it for a moment only. */
function useSaved(snapshot: ActionState): boolean {
  const [hasSaved, setSaved] = useState(false);
  if (snapshot !== 'idle' && hasSaved !== (snapshot === 'done')) setSaved(snapshot === 'done');
  return hasSaved;
}

/** The camera's date (milliseconds since 1970), and how long this stream has played by it (milliseconds). */
function usePictureClock(url: string | null) {
  const [clock, setClock] = useState<{ url: string | null; began: number; date: number } | null>(null);
  const current = clock?.url === url ? clock : null;
  return {
    date: current?.date ?? null,
    watched: current && current.date - current.began,
    onDate: (date: number | null) => setClock(date === null ? null : { url, began: current?.began ?? date, date }),
  };
}

function PlayButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('live-view');
  return (
    <BareButton className={styles.play} onClick={onPress}>
      <IconPlayerPlayFilled size={24} aria-hidden />
      {t('play')}
    </BareButton>
  );
}
