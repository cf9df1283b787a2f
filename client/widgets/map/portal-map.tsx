import { useMapStyles } from '../../data/places/map-styles.ts';
import { unitsOf } from '../../rules/locale/units.ts';
import { useUser } from '../../state/session.ts';
import { MapShell, type MapShellProps } from '../../ui/map/map-shell.tsx';

/** Map with the configured styles and a scale in the user's units. Load it, and all that imports it, with `lazyMap`. */
export function PortalMap(props: Omit<MapShellProps, 'ground' | 'units' | 'onRetry'>) {
  const units = unitsOf(useUser().unit);
  const { styles, retry } = useMapStyles();
  return <MapShell ground={styles} units={units} onRetry={retry} {...props} />;
}
