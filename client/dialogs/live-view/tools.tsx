import { useFullscreenDocument } from '@mantine/hooks';
import { IconMaximize, IconMinimize, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../ui/bare-button.tsx';
import styles from './tools.module.css';

type Props = {
  /** `none`: the camera's microphone is off. */
  sound: 'on' | 'off' | 'none';
  onSound: () => void;
};

/** Buttons for sound and, if the browser supports it, full screen. */
export function Tools({ sound, onSound }: Props) {
  const { t } = useTranslation('live-view');
  const { toggle, fullscreen } = useFullscreenDocument();
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    },
    [],
  );
  return (
    <div className={styles.tools}>
      <Tool label={t(`sound.${sound}`)} isDisabled={sound === 'none'} onPress={onSound}>
        {sound === 'on' ? <IconVolume size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
      </Tool>
      {document.fullscreenEnabled && (
        <Tool label={t(fullscreen ? 'fullScreen.leave' : 'fullScreen.enter')} onPress={() => void toggle()}>
          {fullscreen ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />}
        </Tool>
      )}
    </div>
  );
}

type ToolProps = { label: string; isDisabled?: boolean; onPress: () => void; children: ReactNode };

function Tool({ label, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <BareButton
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </BareButton>
  );
}
