import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { boxAround, rectangleOf } from '../../../rules/geofences/drawing.ts';
import { tidied } from '../../../rules/geofences/sphere.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { useUser } from '../../../state/session.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import { CornerList } from './corner-list.tsx';
import { DegreesFields } from './degrees-fields.tsx';
import type { DrawingSteps } from './use-drawing.ts';
import type { Sent, Values } from './values.ts';

type Props = { form: ContractForm<Values, Sent>; steps: DrawingSteps };

/** The drawing as numbers: the radius and the position, the edges, or the corners. */
export function ShapeFields({ form, steps }: Props) {
  const { t } = useTranslation('geofences');
  const units = unitsOf(useUser().unit);
  const { drawing, change } = steps;
  const { type } = drawing;
  if (type === 'polygon') return <CornerList steps={steps} />;
  if (type === 'rectangle') return <Edges steps={steps} />;
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
        fields={[
          { name: 'lat', label: t('editor.latitude'), axis: 'latitude', value: center?.lat ?? null },
          { name: 'lng', label: t('editor.longitude'), axis: 'longitude', value: center?.lng ?? null },
        ]}
        onChange={(point: LatLng) => change({ ...drawing, points: [tidied(point)] })}
      />
    </>
  );
}

function Edges({ steps: { drawing, change } }: Pick<Props, 'steps'>) {
  const { t } = useTranslation('geofences');
  const [southWest, , northEast] = boxAround(drawing.points);
  return (
    <DegreesFields
      fields={[
        { name: 'north', label: t('editor.edges.north'), axis: 'latitude', value: northEast?.lat ?? null },
        { name: 'south', label: t('editor.edges.south'), axis: 'latitude', value: southWest?.lat ?? null },
        { name: 'west', label: t('editor.edges.west'), axis: 'longitude', value: southWest?.lng ?? null },
        { name: 'east', label: t('editor.edges.east'), axis: 'longitude', value: northEast?.lng ?? null },
      ]}
      onChange={({ north, south, west, east }) =>
        change({ ...drawing, points: rectangleOf({ lat: south, lng: west }, { lat: north, lng: east }) })
      }
    />
  );
}
