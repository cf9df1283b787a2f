import { IconPolygon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Geofence, GeofenceType } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { vehiclesInsidePath } from '../../lib/paths.ts';
import { countInside, hasArea } from '../../rules/geofences/inside.ts';
import { readShape } from '../../rules/geofences/shape.ts';
import { positionGate } from '../../rules/vehicle/position.ts';
import type { TableColumn } from '../../ui/table/columns.ts';
import { LazyTable } from '../../ui/table/lazy-table.tsx';
import { RowButton } from '../../ui/table/row-opener.tsx';
import { DirectionsLink } from '../../widgets/map/directions-link.tsx';
import { useFormat } from '../../wording/use-format.ts';
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
  const inside = useInside(all);
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
        id: 'inside',
        header: t('columns.inside'),
        sortBy: ({ id }) => inside.get(id) ?? null,
        isDescendingFirst: true,
        render: (geofence) => <Inside geofence={geofence} count={inside.get(geofence.id)} />,
        align: 'end',
      },
      {
        id: 'address',
        header: t('columns.address'),
        sortBy: ({ address }) => address ?? null,
        render: (geofence) => <Place geofence={geofence} />,
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
  }, [t, format, inside, onShow, onDelete]);
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

function Place({ geofence: { address, city, state } }: { geofence: Geofence }) {
  const place = [address, city, state].filter(Boolean).join(', ');
  if (!place) return null;
  return (
    <span className={styles.place}>
      {place}
      <DirectionsLink to={{ address: place }} place={place} isSmall />
    </span>
  );
}

const BY_NAME = { id: 'name', desc: false };

/** Number of vehicles inside of each geofence with an area, by their last positions. */
function useInside(all: readonly Geofence[]): ReadonlyMap<number, number> {
  const { data: vehicles } = useQuery(vehiclesQuery());
  return useMemo(() => {
    const places = (vehicles ?? []).flatMap((vehicle) => {
      const gate = positionGate(vehicle);
      return gate.allowed ? [gate.position] : [];
    });
    const areas = all.map((geofence) => ({ id: geofence.id, shape: readShape(geofence) }));
    const shown = vehicles ? areas.filter(({ shape }) => hasArea(shape)) : [];
    const counts = countInside(
      shown.map(({ shape }) => shape),
      places,
    );
    return new Map(shown.map(({ id }, index) => [id, counts[index] ?? 0]));
  }, [all, vehicles]);
}

/** Links to the vehicles, if there are any. */
function Inside({ geofence: { id, name }, count }: { geofence: Geofence; count: number | undefined }) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  if (count === undefined) return <span className={styles.unknown}>{t('inside.unknown')}</span>;
  const number = format.number(count);
  if (count === 0) return number;
  return (
    <Link to={vehiclesInsidePath(id)} className={styles.inside} aria-label={t('inside.link', { count, number, name })}>
      {number}
    </Link>
  );
}
