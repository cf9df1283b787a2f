import '@mantine/core/styles/Slider.layer.css';
import 'react-easy-crop/react-easy-crop.css';
import { ActionIcon, Button, Slider } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogFooter } from '../dialog.tsx';
import styles from './crop-dialog.module.css';
import { cropImage } from './crop-image.ts';

const ZOOM = { min: 1, max: 4, step: 0.1 };

const MOVES = [
  { key: 'ArrowLeft', name: 'left', icon: IconArrowLeft },
  { key: 'ArrowUp', name: 'up', icon: IconArrowUp },
  { key: 'ArrowDown', name: 'down', icon: IconArrowDown },
  { key: 'ArrowRight', name: 'right', icon: IconArrowRight },
] as const;

/** A file's format and its object URL. */
export type ChosenImage = { type: string; address: string };

/** Initial focus on the primary button: most pictures need no change. */
const FIRST = { 'data-autofocus': true };

type Props = {
  image: ChosenImage;
  aspect: number;
  shape: 'rect' | 'round';
  /** Receives the data URL of the crop. `null`: the browser cannot read the file as an image. */
  onUse: (dataUrl: string | null) => void;
  onClose: () => void;
};

/** Crops an image: moved by drag, buttons or arrow keys, zoomed by wheel, pinch or slider. */
export default function CropDialog({ image: { type, address }, aspect, shape, onUse, onClose }: Props) {
  const { t } = useTranslation(['forms', 'common']);
  const zoomId = useId();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  // Sends a key to the library, which knows the image's bounds and only takes keys.
  const move = (key: string) => {
    const press = (type: string) =>
      stage.current
        ?.querySelector('[data-testid="cropper"]')
        ?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
    flushSync(() => press('keydown'));
    press('keyup');
  };
  const use = () => {
    if (image.current && area) onUse(cropImage(image.current, type, area));
  };
  return (
    <Dialog opened onClose={onClose} size={730} title={t('image.crop')}>
      <p className={styles.hint}>{t('image.cropHint')}</p>
      <div ref={stage} className={styles.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={aspect}
          cropShape={shape}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          setImageRef={(element) => {
            image.current = element.current;
          }}
          disableAutomaticStylesInjection
          mediaProps={{ onError: () => onUse(null), alt: '' }}
          classes={{ cropAreaClassName: styles.area }}
          cropperProps={{ role: 'group', 'aria-label': t('image.cropArea') }}
        />
      </div>
      <div className={styles.zoom}>
        <span id={zoomId}>{t('image.zoom')}</span>
        <IconMinus size={16} aria-hidden />
        <Slider
          className={styles.slider}
          {...ZOOM}
          value={zoom}
          onChange={setZoom}
          label={null}
          size="lg"
          thumbSize={24}
          thumbProps={{ 'aria-labelledby': zoomId, 'aria-valuetext': `${Math.round(zoom * 100)}%`, ...FIRST }}
        />
        <IconPlus size={16} aria-hidden />
      </div>
      <div className={styles.moves}>
        {MOVES.map(({ key, name, icon: Icon }) => (
          <ActionIcon key={key} variant="default" aria-label={t(`image.move.${name}`)} onClick={() => move(key)}>
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </div>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button onClick={use} disabled={area === null}>
          {t('image.use')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
