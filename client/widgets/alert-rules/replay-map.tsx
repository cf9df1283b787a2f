import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapRef } from 'react-map-gl/maplibre';
import type { ReplayAlert } from '../../rules/alerts/replay-alerts.ts';
import { MAP_MOTION } from '../../ui/map/motion.ts';
import { useMapRef } from '../../ui/map/use-map-ref.ts';
import { boundsOf } from '../../ui/map/viewport.ts';
import { PortalMap } from '../map/portal-map.tsx';
import { useReplayMarks } from './replay-marks.tsx';
import { ReplayOnMap } from './replay-on-map.tsx';

/** With room for the text below a marked dot. */
const MARGINS = { left: 88, right: 96, top: 28, bottom: 64 };
/** Limits the zoom for a single alert, to show its surroundings. */
const CLOSEST = 14;

/** Map of the newest alerts of a replay, for a page without one. */
export default function ReplayMap() {
  const { t } = useTranslation('alert-rules');
  const { alerts } = useReplayMarks();
  return (
    <PortalMap
      label={t('replay.map.label')}
      description={t('replay.map.description')}
      fit={{ label: t('replay.map.fit'), show: (map) => fit(map, alerts, MAP_MOTION.duration) }}
    >
      <OnMap alerts={alerts} />
    </PortalMap>
  );
}

function OnMap({ alerts }: { alerts: readonly ReplayAlert[] }) {
  const map = useMapRef();
  const listed = alerts.map(({ event }) => event.id).join(' ');
  const show = useEffectEvent(() => fit(map, alerts, 0));
  useEffect(() => {
    // Dependency only: other alerts are shown.
    if (listed) show();
  }, [listed]);
  return <ReplayOnMap />;
}

function fit(map: MapRef, alerts: readonly ReplayAlert[], duration: number): void {
  const bounds = boundsOf(alerts.flatMap(({ place }) => place ?? []));
  if (bounds) map.fitBounds(bounds, { padding: MARGINS, maxZoom: CLOSEST, duration });
}
