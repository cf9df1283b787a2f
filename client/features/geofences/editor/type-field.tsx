import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeofenceType } from '../../../api/model.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { GEOFENCE_TYPES, isOutline, withType } from '../../../rules/geofences/drawing.ts';
import { takesOutlines } from '../../../rules/geofences/outline-devices.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { useUser } from '../../../state/session.ts';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { FieldError } from '../../../ui/form/wrapper.tsx';
import { GEOFENCE_ICONS } from '../geofence-icons.ts';
import styles from './editor.module.css';
import type { DrawingSteps } from './use-drawing.ts';
import { defaultRadius, type Sent, type Values } from './values.ts';

type Props = { form: ContractForm<Values, Sent>; steps: DrawingSteps };

/** The four types of geofences. Some devices take no outlines (commerce 8). */
export function TypeField({ form, steps: { drawing, past, change } }: Props) {
  const { t } = useTranslation('geofences');
  const id = useId();
  const units = unitsOf(useUser().unit);
  const { control, error } = useField<Values, Sent, GeofenceType>({ form, name: 'type' });
  const { data: vehicles } = useQuery(vehiclesQuery());
  const hasOutlines = !vehicles || takesOutlines(vehicles);
  const isDisabled = (type: GeofenceType) => isOutline(type) && !hasOutlines && type !== drawing.type;
  const described = [error && `${id}-error`, !hasOutlines && `${id}-why`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={described}>
      <legend>
        <Input.Label labelElement="div">{t('editor.type')}</Input.Label>
      </legend>
      <div className={styles.types}>
        {GEOFENCE_TYPES.map((type) => {
          const Icon = GEOFENCE_ICONS[type];
          return (
            <label key={type} className={styles.type}>
              <input
                ref={type === drawing.type ? control.ref : undefined}
                type="radio"
                name={control.name}
                checked={type === drawing.type}
                disabled={isDisabled(type)}
                onChange={() => change(withType(drawing, type, defaultRadius(units), past))}
              />
              <Icon size={18} aria-hidden />
              {t(`type.${type}`)}
            </label>
          );
        })}
      </div>
      {error && (
        <Input.Error id={`${id}-error`} className={styles.below}>
          <FieldError>{error}</FieldError>
        </Input.Error>
      )}
      {!hasOutlines && (
        <Input.Description id={`${id}-why`} className={styles.below}>
          {t('editor.noOutlines')}
        </Input.Description>
      )}
    </fieldset>
  );
}
