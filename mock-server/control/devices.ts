import { z } from 'zod';
import { personas } from '../../fixtures/personas/index.ts';
import { visibleVehicles } from '../domain/access/rights.ts';
import { defineControl, zDetail } from './operation.ts';

const zDevice = z.strictObject({
  device_key: z.string(),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  product_name: z.string(),
});

/** Devices visible to a persona, for fault rules of one device. */
export const deviceControls = [
  defineControl({
    method: 'get',
    path: '/personas/:id/devices',
    area: 'People',
    summary: 'Devices of the vehicles that a persona can see, for rules on one device',
    scope: 'world',
    params: z.strictObject({ id: z.string() }),
    answers: { 200: z.array(zDevice), 404: zDetail },
    example: {
      params: { id: 'owner' },
      answer: {
        status: 200,
        body: [{ device_key: 'GG-20417-A7', vehicle_id: 1001, vehicle_name: 'Van 12', product_name: 'ft-xc2' }],
      },
    },
    run: ({ params }, { world }) => {
      const persona = personas.find(({ id }) => id === params.id);
      if (!persona) return { status: 404, body: { detail: 'No such persona.' } };
      const user = world.tables.users.oneBy('sub', persona.identity.sub);
      const vehicles = user ? visibleVehicles(world, user, world.clock.now()) : [];
      const body = vehicles.map(({ id, device_key, vehicle_name }) => ({
        device_key,
        vehicle_id: id,
        vehicle_name,
        product_name: world.tables.devices.get(device_key)?.product_name ?? '',
      }));
      return { status: 200, body };
    },
  }),
];
