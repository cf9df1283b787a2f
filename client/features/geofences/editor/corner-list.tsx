import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../api/model.ts';
import { withMoved } from '../../../rules/geofences/drawing.ts';
import { tidied } from '../../../rules/geofences/sphere.ts';
import type { ContractForm } from '../../../ui/form/use-contract-form.ts';
import { DegreesFields } from './degrees-fields.tsx';
import styles from './editor.module.css';
import type { DrawingSteps } from './use-drawing.ts';
import type { Sent, Values } from './values.ts';

type Props = { form: ContractForm<Values, Sent>; steps: DrawingSteps };

/** Corners of a polygon, which can be moved, deleted and added. */
export function CornerList({ form, steps: { drawing, change } }: Props) {
  const { t } = useTranslation('geofences');
  const { points } = drawing;
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (index: number) => {
    change({ ...drawing, points: points.filter((_, at) => at !== index) });
    // The pressed button is removed.
    title.current?.focus();
  };
  return (
    <div className={styles.corners}>
      <h3 ref={title} tabIndex={-1}>
        {t('editor.corners', { count: points.length })}
      </h3>
      <ol>
        {points.map((point, index) => {
          const number = index + 1;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a corner is its position in the ring
            <li key={index} className={styles.corner}>
              <DegreesFields
                form={form}
                fields={fieldsOf(number, point)}
                onChange={(to: LatLng) => change(withMoved(drawing, index, to))}
              />
              <ActionIcon
                variant="subtle"
                aria-label={t('editor.removeCorner', { number })}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
        <li className={styles.corner} key="new">
          <DegreesFields
            form={form}
            fields={fieldsOf(points.length + 1, null)}
            onChange={(point: LatLng) => change({ ...drawing, points: [...points, tidied(point)] })}
          />
        </li>
      </ol>
    </div>
  );

  function fieldsOf(number: number, point: LatLng | null) {
    return [
      { name: 'lat', label: t('editor.cornerLatitude', { number }), axis: 'latitude', value: point?.lat ?? null },
      { name: 'lng', label: t('editor.cornerLongitude', { number }), axis: 'longitude', value: point?.lng ?? null },
    ] as const;
  }
}
