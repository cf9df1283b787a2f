import type { OfTag } from '../contract.ts';
import { firstPage, lasting, type PlansOf, passing, read } from '../plan.ts';

const corner = { lat: 41.88678, lng: -87.65221 };

export const portalPlans: PlansOf<OfTag<'filter' | 'geofence' | 'support' | 'notice'>> = {
  listFilters: read([], () => ({ query: firstPage })),
  createFilter: passing(
    [],
    () => ({
      body: {
        filter_name: 'Contract check',
        is_shared: false,
        selected_alerts: ['speed_limit'],
        selected_commands: ['lock'],
      },
    }),
    { undoneBy: 'deleteFilter' },
  ),
  updateFilter: passing(['newFilter'], ({ newFilter }) => ({
    params: { filterId: newFilter },
    body: { filter_name: 'Contract check renamed' },
  })),
  deleteFilter: passing(['newFilter'], ({ newFilter }) => ({ params: { filterId: newFilter } }), {
    after: ['updateFilter'],
  }),

  listGeofences: read([], () => ({ query: firstPage })),
  createGeofence: passing(
    [],
    () => ({
      body: {
        name: 'Contract check',
        type: 'radius',
        radius: 0.5,
        address: '1026 W Fulton Market',
        coordinates: [corner],
        latitude: corner.lat,
        longitude: corner.lng,
      },
    }),
    { undoneBy: 'deleteGeofence' },
  ),
  getGeofence: read(['geofence'], ({ geofence }) => ({ params: { geofenceId: geofence } })),
  updateGeofence: passing(['newGeofence'], ({ newGeofence }) => ({
    params: { geofenceId: newGeofence },
    body: { name: 'Contract check renamed' },
  })),
  deleteGeofence: passing(['newGeofence'], ({ newGeofence }) => ({ params: { geofenceId: newGeofence } }), {
    after: ['updateGeofence'],
  }),

  listArticles: read([], () => ({ query: { search: 'reset' } })),
  getArticle: read(['article'], ({ article }) => ({ body: { articleNumber: article } })),
  createCase: lasting('support staff would read it', [], () => ({
    body: {
      name: 'Contract check',
      email: 'contract-check@waymark.example',
      subject: 'Contract check',
      description: 'Please close this case.',
      phone_type: 'ios',
    },
  })),

  listCases: read([], () => ({})),

  listOutages: read([], () => ({})),
  listMaintenance: read([], () => ({})),
  getMapPlatform: read([], () => ({})),
  listBannerAndHelpLinks: read([], () => ({})),
  validateNext: read([], () => ({ query: { next: '/control-center' } })),
};
