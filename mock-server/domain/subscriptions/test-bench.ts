/** Worlds for the tests of plans and renewals: time moves, and reads show what it has done. */

import type { Device } from '../../../generated/contract/types.gen.ts';
import { createMock, type Send } from '../../../tests/support/mock.ts';
import type { DeviceRow, PaymentRow } from '../../world/rows.ts';
import type { ScenarioName } from '../../world/scenarios.ts';
import type { World } from '../../world/world.ts';
import { schedule, unschedule } from '../due.ts';
import { settle } from '../settle.ts';

const mock = createMock();

export const at = (date: string): number => Date.parse(date);

/** Vehicles of the owner by their devices: two in a paid term, one on the monthly trial. */
export const VAN_07 = '3182041907';
export const VAN_05 = 'GG-18836-C2';
export const CRV = '3182042795';

/** Answer to a request with one invalid field. */
export const refusal = (field: string, message: string) => ({
  status: 400,
  body: { validation_errors: { [field]: [message] } },
});

export class RenewalBench {
  readonly world: World;
  readonly #persona: string;

  constructor(world: World, persona: string) {
    this.world = world;
    this.#persona = persona;
  }

  static async open(persona = 'owner', scenario: ScenarioName = 'default'): Promise<RenewalBench> {
    return new RenewalBench(await mock.world(scenario), persona);
  }

  /** Sends a request with a fresh token, because an hour's token does not outlive a term. */
  async send(...request: Parameters<Send>): Promise<{ status: number; body: never }> {
    const send = await mock.as(this.world, this.#persona);
    return send(...request);
  }

  /** The device as its owner sees it. */
  async read(key: string): Promise<Device> {
    const { body } = await this.send('GET', `/api/v1/device?device_key=${key}`);
    return (body as { results: [Device] }).results[0];
  }

  /** Changes a device, and moves the end of its plan. */
  prepare(key: string, changes: Partial<DeviceRow>): void {
    const device = this.world.tables.devices.update(key, changes);
    const isAhead = device.plan_renewal_date > this.world.clock.now();
    if (isAhead) schedule(this.world, 'plan_ends', key, device.plan_renewal_date);
    else unschedule(this.world, 'plan_ends', key);
  }

  moveTo(date: string): void {
    this.world.clock.set(at(date));
    settle(this.world);
  }

  device(key: string): DeviceRow {
    const device = this.world.tables.devices.get(key);
    if (!device) throw new Error(`No device ${key}`);
    return device;
  }

  /** Payments of a device since the start, oldest first. */
  payments(key: string): PaymentRow[] {
    return [...this.world.tables.payments.own.values()].filter(
      (row): row is PaymentRow => row !== null && row.payment.line_items.some(({ device_key }) => device_key === key),
    );
  }

  /** The same as date, charge and failure. */
  ledger(key: string): [string, number, string | null][] {
    return this.payments(key).map((row) => [new Date(row.at).toISOString(), row.payment.final_charge, row.failure]);
  }
}

/** A world with its owner's requests about plans. */
export async function owner() {
  const bench = await RenewalBench.open();
  const patch = (path: string, body: Record<string, unknown>) => bench.send('PATCH', `/api/v1/device/${path}`, body);
  return {
    bench,
    renewal: (vehicle_id: number, autorenewal: boolean) => patch('autorenew', { vehicle_id, autorenewal }),
    addOn: (device_plan_add_on_id: number, auto_renew: boolean) =>
      patch('autorenew/plan-add-on', {
        vehicle_id: 1002,
        device_plan_add_ons: [{ device_plan_add_on_id, auto_renew }],
      }),
    pause: (device_key: string, seasonal_pause_duration = 3) => patch('pause', { device_key, seasonal_pause_duration }),
    install: (body: Record<string, unknown>) => patch('install', { device_key: VAN_05, ...body }),
    deactivate: (body: Record<string, unknown> = {}) => patch('deactivate', { device_key: VAN_07, ...body }),
    cancelPlan: () => patch(`cancel-pending-plan/${VAN_07}/`, {}),
  };
}
