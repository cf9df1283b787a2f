import { Button, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camera, Vehicle } from '../../../api/model.ts';
import { mediaAddress } from '../../../data/cameras/media-address.ts';
import type { Recording } from '../../../rules/camera/camera.ts';
import { DIALOG_WIDTHS } from '../../../rules/constants/dialogs.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeptPicture } from '../../../ui/player/kept-picture.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { fileName } from './file-name.ts';
import styles from './viewer.module.css';

const CAMERAS: readonly Camera[] = ['front', 'rear'];

type Props = {
  vehicle: Vehicle;
  recordings: readonly Recording[];
  /** Id of the shown recording. */
  id: string;
  onId: (id: string) => void;
  /** Called near the end of the loaded recordings. `null` if there are no more. */
  onEnd: (() => void) | null;
  onClose: () => void;
};

/** One recording in large, with buttons and arrow keys for the next and previous one. */
export default function Viewer({ vehicle, recordings, id, onId, onEnd, onClose }: Props) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const [preferred, setPreferred] = useState<Camera>('front');
  const index = recordings.findIndex((recording) => recording.id === id);
  const recording = recordings[index];
  const newer = recordings[index - 1];
  const older = recordings[index + 1];
  useKeys({ ArrowLeft: newer && (() => onId(newer.id)), ArrowRight: older && (() => onId(older.id)) });
  const isNearEnd = index >= recordings.length - 2;
  const askForMore = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isNearEnd) askForMore();
  }, [isNearEnd]);
  if (!recording) return null;

  const cameras = CAMERAS.filter((camera) => recording.pictures[camera]);
  const camera = recording.pictures[preferred] ? preferred : (cameras[0] ?? 'front');
  const picture = recording.pictures[camera];
  const time = format.time(recording.at);
  const file = mediaAddress(picture?.file ?? (recording.kind === 'image' ? picture?.thumbnail : null));
  const names = { camera: t(`viewer.cameraNames.${camera}`), time };
  return (
    <Dialog
      opened
      onClose={onClose}
      size={DIALOG_WIDTHS.widest}
      title={t('viewer.title', { day: format.day(recording.at), time })}
    >
      <div className={styles.content}>
        <KeptPicture
          key={`${recording.id} ${camera}`}
          kind={recording.kind}
          address={file}
          poster={mediaAddress(picture?.thumbnail)}
          label={t(recording.kind === 'video' ? 'viewer.video' : 'viewer.picture', names)}
          lost={t('viewer.lost')}
        />
        <div className={styles.controls}>
          {cameras.length > 1 && <CameraSwitch cameras={cameras} camera={camera} onChange={setPreferred} />}
          <Button
            component="a"
            variant="default"
            className={styles.download}
            leftSection={<IconDownload size={18} aria-hidden />}
            href={file ?? undefined}
            download={file ? fileName(vehicle.vehicle_name, camera, recording.at, file) : undefined}
            // Another server may show the file instead of saving it: opens it in a new tab.
            target="_blank"
            rel="noreferrer"
          >
            {t('viewer.download')}
          </Button>
          <div className={styles.steps}>
            <Step to={newer} label={t('viewer.newer')} onId={onId}>
              <IconChevronLeft size={18} aria-hidden />
            </Step>
            <Step to={older} label={t('viewer.older')} onId={onId}>
              <IconChevronRight size={18} aria-hidden />
            </Step>
          </div>
        </div>
        <p className={styles.keys}>{t('viewer.keys')}</p>
        <VisuallyHidden component="output">{t('viewer.title', { day: format.day(recording.at), time })}</VisuallyHidden>
      </div>
    </Dialog>
  );
}

type SwitchProps = { cameras: readonly Camera[]; camera: Camera; onChange: (camera: Camera) => void };

function CameraSwitch({ cameras, camera, onChange }: SwitchProps) {
  const { t } = useTranslation('dash-cam');
  const name = useId();
  return (
    <fieldset className={styles.cameras}>
      <VisuallyHidden component="legend">{t('viewer.camera')}</VisuallyHidden>
      {cameras.map((one) => (
        <label key={one} data-chosen={one === camera}>
          <input type="radio" name={name} checked={one === camera} onChange={() => onChange(one)} />
          {t(`media.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

type StepProps = { to: Recording | undefined; label: string; onId: (id: string) => void; children: ReactNode };

/** At either end of the list the button stays, so that it keeps the focus. */
function Step({ to, label, onId, children }: StepProps) {
  return (
    <Button
      variant="default"
      leftSection={children}
      data-disabled={!to || undefined}
      aria-disabled={!to || undefined}
      onClick={() => to && onId(to.id)}
    >
      {label}
    </Button>
  );
}

type Keys = Partial<Record<string, (() => void) | undefined>>;

/** Keys for the whole dialog, except in controls that use them: a choice, a video. */
function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest('input, video');
    if (isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    keys[event.key]?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
