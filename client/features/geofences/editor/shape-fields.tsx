import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { isTooWide } from '../../../rules/geofences/degrees.ts';
import { boxAround, rectangleOf } from '../../../rules/geofences/drawing.ts';
import { tidied } from '../../../rules/geofences/sphere.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { useUser } from '../../../state/session.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { CornerList } from './corner-list.tsx';
import { DegreesFields } from './degrees-fields.tsx';
import styles from './editor.module.css';
import type { DrawingSteps } from './use-drawing.ts';
import type { Sent, Values } from './values.ts';

type Props = { form: ContractForm<Values, Sent>; steps: DrawingSteps };

/** The drawing as numbers: the radius and the position, the edges, or the corners. */
export function ShapeFields({ form, steps }: Props) {
  const { control } = useField<Values, Sent, readonly string[]>({ form, name: 'wrong' });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => place.current?.querySelector<HTMLElement>('[data-wrong]')?.focus();
    control.ref({ focus });
  });
  return (
    <div ref={place} className={styles.numbers}>
      <Numbers form={form} steps={steps} />
    </div>
  );
}

function Numbers({ form, steps }: Props) {
  const { t } = useTranslation('geofences');
  const units = unitsOf(useUser().unit);
  const { drawing, change } = steps;
  const { type } = drawing;
  if (type === 'polygon') return <CornerList form={form} steps={steps} />;
  if (type === 'rectangle') return <Edges form={form} steps={steps} />;
  const [center] = drawing.points;
  return (
    <>
      <NumberField
        form={form}
        name="radius"
        label={t('editor.radius')}
        unit={t(`editor.units.${units}`)}
        required={type === 'radius'}
        disabled={type !== 'radius'}
        hint={type === 'radius' ? undefined : t('editor.pointRadius')}
      />
      <DegreesFields
        form={form}
        fields={[
          { name: 'lat', label: t('editor.latitude'), axis: 'latitude', value: center?.lat ?? null },
          { name: 'lng', label: t('editor.longitude'), axis: 'longitude', value: center?.lng ?? null },
        ]}
        onChange={(point: LatLng) => change({ ...drawing, points: [tidied(point)] })}
      />
    </>
  );
}

function Edges({ form, steps: { drawing, change } }: Props) {
  const { t } = useTranslation('geofences');
  const [southWest, , northEast] = boxAround(drawing.points);
  return (
    <DegreesFields
      form={form}
      fields={[
        { name: 'north', label: t('editor.edges.north'), axis: 'latitude', value: northEast?.lat ?? null },
        { name: 'south', label: t('editor.edges.south'), axis: 'latitude', value: southWest?.lat ?? null },
        { name: 'west', label: t('editor.edges.west'), axis: 'longitude', value: southWest?.lng ?? null },
        { name: 'east', label: t('editor.edges.east'), axis: 'longitude', value: northEast?.lng ?? null },
      ]}
      refuse={({ north, south, west, east }) => {
        if (north <= south) return { at: 'north', text: t('editor.notNorth') };
        if (west === east) return { at: 'east', text: t('editor.notEast') };
        return isTooWide(west, east) ? { at: 'east', text: t('editor.tooWide') } : null;
      }}
      onChange={({ north, south, west, east }) =>
        change({ ...drawing, points: rectangleOf({ lat: south, lng: west }, { lat: north, lng: east }) })
      }
    />
  );
}
