import 'maplibre-gl/dist/maplibre-gl.css';
import * as library from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

// The library cannot find its worker under the names that the build gives its files.
library.setWorkerUrl(workerUrl);
// The default of other engines. WebKit sends the requests of a second worker past the service worker, so the demo missed tiles.
library.setWorkerCount(1);

/** MapLibre, for the components of react-map-gl. Only lazily loaded modules may import it. */
export { library };
