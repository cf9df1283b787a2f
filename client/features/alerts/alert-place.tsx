import { lazyMap } from '../../ui/map/lazy-map.tsx';

/** The map of an alert. A chunk of its own, because only users who ask for a map need its texts. */
const AlertPlace = lazyMap(() => import('./alert-map.tsx'));
export default AlertPlace;
