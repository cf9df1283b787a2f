import { useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Units } from '../../rules/locale/units.ts';
import { type Camera, LiveMap } from './live-map.tsx';
import type { Fit, MapToggle } from './map-buttons.tsx';
import controls from './map-controls.module.css';
import styles from './map-frame.module.css';
import { NOTHING_COVERED, type Padding } from './viewport.ts';

/** Initial camera without any data: the continent. */
const START: Camera = { longitude: -96, latitude: 40, zoom: 3 };

export type MapShellProps = {
  /** Addresses of the map's styles by color scheme. `null` while unknown. */
  ground: { light: string; dark: string } | null;
  label: string;
  /** For users who cannot see the map: where to find the same data. */
  description: string;
  /** Parts that panels cover. Buttons, scale and credits stay out of them. */
  padding?: Padding;
  units: Units;
  /** Button that shows all content. */
  fit?: Fit;
  /** Button that switches a part of the map. */
  toggle?: MapToggle | undefined;
  /** Text alternative of a static map, which only has its credits as controls. */
  picture?: string;
  /** Called before a retry, for the source of the styles' addresses. */
  onRetry?: () => void;
  /** Sources, layers, markers and popups. Remounts with each style, because a new style drops them. */
  children: ReactNode;
};

/** Map of a page, in the current color scheme. A failure shows a notice with a retry. The page works without the map. */
export function MapShell(props: MapShellProps) {
  const { ground, label, description, padding = NOTHING_COVERED, onRetry, ...rest } = props;
  const { i18n } = useTranslation();
  const descriptionId = useId();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [attempt, setAttempt] = useState(0);
  /** A retry starts with the camera of the last attempt. */
  const camera = useRef(START);
  const retry = () => {
    onRetry?.();
    setAttempt((attempt) => attempt + 1);
  };
  const free = { '--wm-free-left': `${padding.left}px`, '--wm-free-bottom': `${padding.bottom}px` } as CSSProperties;
  return (
    <section
      className={`${styles.shell} ${controls.canvas}`}
      style={free}
      aria-label={label}
      aria-describedby={descriptionId}
    >
      <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>
      {ground && (
        <LiveMap
          // A map reads the texts of its controls only once.
          key={`${attempt} ${i18n.language}`}
          start={() => camera.current}
          onMove={(moved) => {
            camera.current = moved;
          }}
          // Both schemes may have the same address. The fragment makes it two styles, so that the colors on the map change.
          address={`${ground[scheme]}#${scheme}`}
          padding={padding}
          onRetry={retry}
          {...rest}
        />
      )}
    </section>
  );
}
