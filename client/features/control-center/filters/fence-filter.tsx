import { NativeSelect } from '@mantine/core';
import { IconPolygon, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllGeofences } from '../../../data/geofences/use-all-geofences.ts';
import { useHasGeofences } from '../../../data/geofences/use-geofences-gate.ts';
import { hasArea } from '../../../rules/geofences/inside.ts';
import { readShape } from '../../../rules/geofences/shape.ts';
import { byName } from '../../../rules/groups/groups.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import styles from './list-options.module.css';
import { changeList, useListSettings } from './list-settings.ts';
import { useFence } from './use-fence.ts';

/** Choice of the geofence whose vehicles are listed. Points of interest have no inside. */
export function FenceSelect() {
  const { t } = useTranslation('vehicles');
  const has = useHasGeofences();
  const fence = useListSettings(({ fence }) => fence);
  const { all } = useAllGeofences({ enabled: has });
  const choices = useMemo(
    () =>
      (all ?? [])
        .filter((geofence) => hasArea(readShape(geofence)))
        .map(({ id, name }) => ({ value: String(id), label: name }))
        .sort((a, b) => byName(a.label, b.label)),
    [all],
  );
  if (!has || choices.length === 0) return null;
  return (
    <NativeSelect
      label={t('options.fence')}
      value={fence === null ? '' : String(fence)}
      data={[{ value: '', label: t('options.anywhere') }, ...choices]}
      onChange={({ currentTarget: { value } }) => changeList({ fence: value === '' ? null : Number(value) })}
    />
  );
}

/** Names the geofence that filters the list, with a button to list all vehicles again. */
export function FenceMark() {
  const { t } = useTranslation('vehicles');
  const fence = useListSettings(({ fence }) => fence);
  const { data, isError } = useFence(fence);
  if (fence === null || (!data && !isError)) return null;
  const text = data ? t('inFence', { name: data.name }) : t('fenceFailed');
  return (
    <p className={styles.fence}>
      <IconPolygon size={16} aria-hidden />
      <span>{text}</span>
      <BareButton
        className={styles.clear}
        aria-label={t('clearFence')}
        title={t('clearFence')}
        onClick={() => changeList({ fence: null })}
      >
        <IconX size={16} aria-hidden />
      </BareButton>
    </p>
  );
}
