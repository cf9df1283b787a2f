import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { MOST_RADIUS } from '../../../rules/constants/geofences.ts';
import { centerOf, type Drawing, isOutline, latLng, movedTo, withMoved } from '../../../rules/geofences/drawing.ts';
import type { Position } from '../../../rules/geofences/outline.ts';
import { METERS_A_MILE, metersBetween } from '../../../rules/geofences/sphere.ts';
import { type Units, unitsOf } from '../../../rules/locale/units.ts';
import { useUser } from '../../../state/session.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { Handle } from './handles.tsx';
import { radiusInMiles, typedRadius } from './values.ts';

/** More corners are changed in their list. */
const MOST_HANDLES = 60;
/** Smallest radius of a drag, in the unit of the user. */
const LEAST_RADIUS = 0.01;
/** Bearing of the edge handle: east, as a share of the ring. */
const EAST = 0.25;

/** A corner by its index, or the center. */
export type Picked = number | 'center' | null;

type Props = {
  drawing: Drawing;
  ring: readonly Position[] | null;
  picked: Picked;
  onPick: (picked: Picked) => void;
  onPreview: (drawing: Drawing) => void;
  onChange: (drawing: Drawing) => void;
  /** Called with a radius that keys have set, which may be out of sight. */
  onKeyChange: (drawing: Drawing) => void;
};

/** The drawing with a handle placed elsewhere. */
export function placed(drawing: Drawing, picked: Picked, to: LatLng): Drawing {
  return typeof picked === 'number' ? withMoved(drawing, picked, to) : movedTo(drawing, to);
}

/** Handles of a drawn shape: its center, its corners, the edge of its radius. */
export function ShapeHandles({ drawing, ring, picked, onPick, onPreview, onChange, onKeyChange }: Props) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const units = unitsOf(useUser().unit);
  const center = centerOf(drawing);
  if (!center) return null;
  const { type, radius, points } = drawing;
  const edge = type === 'radius' ? ring?.[Math.round((ring.length - 1) * EAST)] : undefined;
  const withEdge = (to: LatLng): Drawing => ({ ...drawing, radius: radiusTo(center, to, units) });
  const toggle = (handle: Picked) => onPick(picked === handle ? null : handle);
  const miles = radiusInMiles(radius, units) ?? 0;
  return (
    <>
      <Handle
        label={t(isOutline(type) ? 'editor.handles.shape' : 'editor.handles.center')}
        kind="center"
        at={center}
        isPicked={picked === 'center'}
        onPick={() => toggle('center')}
        onPreview={(to) => onPreview(movedTo(drawing, to))}
        onMove={(to) => onChange(movedTo(drawing, to))}
      />
      {isOutline(type) &&
        points.length <= MOST_HANDLES &&
        points.map((point, index) => (
          <Handle
            // oxlint-disable-next-line react/no-array-index-key -- a corner is its position in the ring
            key={index}
            label={t('editor.handles.corner', { number: index + 1 })}
            kind="corner"
            at={point}
            isPicked={picked === index}
            onPick={() => toggle(index)}
            onPreview={(to) => onPreview(withMoved(drawing, index, to))}
            onMove={(to) => onChange(withMoved(drawing, index, to))}
            onRemove={
              type === 'polygon' && points.length > 3
                ? () => onChange({ ...drawing, points: points.filter((_, at) => at !== index) })
                : undefined
            }
          />
        ))}
      {edge && (
        <Handle
          label={t('editor.radius')}
          kind="edge"
          at={latLng(edge)}
          isPicked={false}
          onPick={() => undefined}
          onPreview={(to) => onPreview(withEdge(to))}
          onMove={(to, isByKey) => (isByKey ? onKeyChange : onChange)(withEdge(to))}
          slider={{
            now: miles,
            min: Math.min(miles, LEAST_RADIUS),
            max: MOST_RADIUS,
            text: format.distance(miles, 2),
            least: center,
            most: { lat: -center.lat, lng: center.lng + 180 },
          }}
        />
      )}
    </>
  );
}

/** Radius from a center to a place, as typed. */
const radiusTo = (center: LatLng, to: LatLng, units: Units): string =>
  typedRadius(metersBetween(center, to) / METERS_A_MILE, units);
