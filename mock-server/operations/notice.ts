import { banner, helpLinks } from '../../fixtures/notices/banner.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { iso } from '../domain/iso.ts';
import { blockedDevices } from '../domain/notices/blocks.ts';
import { isSafeNext } from '../domain/notices/next.ts';

export const noticeOperations = (): HandlersOf<Tagged<'notice'>> => ({
  listOutages: (_input, { world }) => ({
    status: 200,
    body: world.tables.notices.by('kind', 'outage').map((outage) => ({
      id: outage.id,
      status: outage.status,
      body: outage.body,
      created_at: iso(outage.created_at),
      affected_components: outage.affected_components,
      ...blockedDevices(outage),
    })),
  }),

  listMaintenance: (_input, { world }) => ({
    status: 200,
    body: world.tables.notices
      .by('kind', 'maintenance')
      .map(({ id, status, body, created_at, scheduled_for, scheduled_until }) => ({
        id,
        status,
        body,
        created_at: iso(created_at),
        scheduled_for: iso(scheduled_for),
        scheduled_until: iso(scheduled_until),
      })),
  }),

  getMapPlatform: () => ({ status: 200, body: { apikey: MAP_KEY } }),
  listBannerAndHelpLinks: () => ({ status: 200, body: [banner, helpLinks] }),
  validateNext: ({ query }) => ({ status: 200, body: { valid: isSafeNext(query.next) } }),
});

/** A valid key of the mock's geocoder. */
const MAP_KEY = 'waymark-mock-map-key';
