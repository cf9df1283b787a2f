import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  getCreateGeofenceMutationOptions,
  getUpdateGeofenceMutationOptions,
} from '../../../../generated/client/geofence.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Geofence, LatLng } from '../../../api/model.ts';
import { geofencePath, paths } from '../../../lib/paths.ts';
import { isOutline } from '../../../rules/geofences/drawing.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { useUser } from '../../../state/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { useNavigateIfHere } from '../../../ui/use-navigate-if-here.ts';
import { showSaved } from '../saved.ts';
import { AddressField } from './address-field.tsx';
import { DrawingArea } from './drawing-area.tsx';
import styles from './editor.module.css';
import { ShapeFields } from './shape-fields.tsx';
import { TypeField } from './type-field.tsx';
import { useDrawing } from './use-drawing.ts';
import { createRequest, newValues, type Sent, schemaOf, updateRequest, type Values, valuesOf } from './values.ts';

const isSamePlace = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng;
/** Aspect ratio of a geofence's picture. */
const ASPECT = 3 / 2;
const SERVER_NAMES = { coordinates: 'points' } as const;

/** Form of a geofence with its map. A refused save keeps the drawing and all that was entered (commerce 8). */
export function GeofenceEditor({ geofence }: { geofence: Geofence | null }) {
  const { t } = useTranslation(['geofences', 'common']);
  const navigate = useNavigate();
  const navigateIfHere = useNavigateIfHere();
  const units = unitsOf(useUser().unit);
  const [schema] = useState(() => schemaOf(units));
  const { mutateAsync: create } = useMutation(getCreateGeofenceMutationOptions());
  const { mutateAsync: update } = useMutation(getUpdateGeofenceMutationOptions());
  const { form, props } = useEditForm<Values, Sent, Geofence | null>({
    schema,
    saved: geofence,
    valuesOf: (saved) => (saved ? valuesOf(saved, units) : newValues(units)),
    save: async (sent, known) => {
      if (!known) return await create({ data: createRequest(sent, units) });
      const data = updateRequest(sent, valuesOf(known, units), units);
      return data && (await update({ geofenceId: known.id, data }));
    },
    onSaved: (saved) => {
      showSaved(saved ? (geofence ? 'saved' : 'created') : 'nothing');
      // A new geofence alerts about nothing until vehicles are chosen.
      if (saved && !geofence) void navigateIfHere(`${geofencePath(saved.id)}#alerts`, { replace: true });
    },
  });
  const steps = useDrawing(form);
  /** Position of the address. */
  const [place, setPlace] = useState<LatLng | null>(null);
  /** Where an address has placed the shape. */
  const [placed, setPlaced] = useState<LatLng | null>(null);
  /**
   * A chosen address is the center of a point that is not drawn yet, or that an address placed and nobody moved since. What was drawn
   * stays.
   */
  const takePlace = (at: LatLng) => {
    const { drawing, change } = steps;
    const [center] = drawing.points;
    const isFree = !center || (placed !== null && isSamePlace(center, placed));
    setPlace({ ...at });
    if (!isFree || isOutline(drawing.type)) return;
    setPlaced(at);
    change({ ...drawing, points: [at] });
  };

  return (
    <Form {...props} explain={useErrorLines()} serverNames={SERVER_NAMES}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Card title={t('editor.details')}>
            <div className={styles.body}>
              <TextField form={form} name="name" label={t('editor.name')} required autoComplete="off" />
              <AddressField form={form} steps={steps} place={place} onChosen={takePlace} onPlace={setPlace} />
            </div>
          </Card>
          <Card title={t('editor.shape')}>
            <div className={styles.body}>
              <TypeField form={form} steps={steps} />
              <ShapeFields form={form} steps={steps} />
            </div>
          </Card>
        </div>
        <DrawingArea geofenceId={geofence?.id ?? null} form={form} steps={steps} place={place} />
        <div className={styles.rest}>
          <Card title={t('editor.picture')}>
            <div className={styles.body}>
              <ImageField form={form} name="image" label={t('editor.image')} aspect={ASPECT} />
              <FormFooter>
                <FormButtons
                  submit={t(geofence ? 'editor.save' : 'editor.create')}
                  onCancel={() => void navigate(paths.geofences)}
                />
              </FormFooter>
            </div>
          </Card>
        </div>
      </div>
    </Form>
  );
}
