import { IconPolygon } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Geofence, GeofenceType } from '../../api/model.ts';
import { useFormat } from '../../state/use-format.ts';
import type { TableColumn } from '../../ui/table/columns.ts';
import { LazyTable } from '../../ui/table/lazy-table.tsx';
import { RowButton } from '../../ui/table/row-opener.tsx';
import { GEOFENCE_ICONS } from './geofence-icons.ts';
import styles from './geofences.module.css';
import { RowMenu } from './row-menu.tsx';

/** Longer lists render only their visible rows, and need a height. */
const ALL_RENDERED = 100;
const isKnown = (type: string): type is GeofenceType => type in GEOFENCE_ICONS;

type Props = {
  all: readonly Geofence[];
  onShow: (id: number) => void;
  onDelete: (geofence: Geofence) => void;
};

/** One row for each geofence: name, shape, size and address. A row shows its geofence on the map. */
export function GeofenceList({ all, onShow, onDelete }: Props) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const columns = useMemo((): TableColumn<Geofence>[] => {
    const typeOf = ({ type }: Geofence): string => (isKnown(type) ? t(`type.${type}`) : type);
    return [
      {
        id: 'name',
        header: t('columns.name'),
        sortBy: ({ name }) => name,
        render: ({ id, name }) => <RowButton onClick={() => onShow(id)}>{name}</RowButton>,
        inCard: 'title',
      },
      {
        id: 'type',
        header: t('columns.type'),
        sortBy: typeOf,
        render: (geofence) => {
          const Icon = isKnown(geofence.type) ? GEOFENCE_ICONS[geofence.type] : IconPolygon;
          return (
            <span className={styles.type}>
              <Icon size={16} aria-hidden />
              {geofence.radius
                ? t('sized', { type: typeOf(geofence), radius: format.distance(geofence.radius, 2) })
                : typeOf(geofence)}
            </span>
          );
        },
        inCard: 'line',
      },
      {
        id: 'address',
        header: t('columns.address'),
        sortBy: ({ address }) => address ?? null,
        render: ({ address, city, state }) => [address, city, state].filter(Boolean).join(', '),
        inCard: 'line',
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        render: (geofence) => <RowMenu geofence={geofence} onShow={onShow} onDelete={onDelete} />,
        align: 'end',
        inCard: 'end',
      },
    ];
  }, [t, format, onShow, onDelete]);
  return (
    <div className={styles.card}>
      <LazyTable
        label={t('table')}
        columns={columns}
        rows={all}
        keyOf={({ id }) => String(id)}
        initialSort={BY_NAME}
        className={(all.length > ALL_RENDERED && styles.table) || ''}
      />
    </div>
  );
}
const BY_NAME = { id: 'name', desc: false };
