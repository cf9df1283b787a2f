import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../mock-server/world/duration.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, NOW } from '../support/mock.ts';
import { linkTo, messagesTo, tokenIn } from '../support/outbox.ts';

const mock = createMock();
/** Van 12: an X2 Max whose plan lasts longer than a walk. */
const KEY = 'GG-20417-A7';
const VEHICLE = 1001;
const OWNERS = [
  { persona: 'owner', account: 11, email: 'riley.kowalski@waymark.example' },
  { persona: 'transfer-recipient', account: 81, email: 'transfer-recipient@waymark.example' },
] as const;
type Persona = (typeof OWNERS)[number]['persona'] | 'installer' | 'dealer' | 'guest-full';

/** What must hold: whose vehicle it is, until when service mode lasts, and how many letters about it were sent. */
type Model = { now: number; owner: 0 | 1; end: number | null; letters: [number, number] };
type Real = { world: World };
type Step = fc.AsyncCommand<Model, Real>;

/** A request with a token of its own, because tokens last an hour. */
async function ask({ world }: Real, persona: Persona, method: string, path: string, body?: object) {
  const send = await mock.as(world, persona);
  return send(method, path, body as Record<string, unknown> | undefined);
}
const service = (real: Real, persona: Persona, body: object) =>
  ask(real, persona, 'PATCH', `/api/v1/device/service/${KEY}`, body);

const isOn = ({ end, now }: Model) => end !== null && now < end;
const noteLetter = (model: Model) => {
  model.letters[model.owner] += 1;
};

/** Everything that an installer or dealer could try: the work is open in service mode alone, all else never. */
async function check(model: Model, real: Real, persona: 'installer' | 'dealer'): Promise<void> {
  const send = await mock.as(real.world, persona);
  const device = `/api/v1/device/${KEY}`;
  const command = { deviceKey: KEY, command: 'arm' };
  const work = [
    await send('GET', `${device}/features`),
    await send('PATCH', `${device}/features`, { siren: true }),
    await send('GET', `${device}/option-tables?show_3_4=true`),
    await send('PATCH', `${device}/option-tables`, { options: [{ table: 3, option: 1, value: 2 }] }),
    await send('POST', '/api/iot/send-command', command),
  ].map(({ status }) => status);
  expect(work).toEqual(Array(5).fill(isOn(model) ? 200 : 403));
  const { body } = await send('GET', `/api/v1/device?device_key=${KEY}`);
  expect((body as { count: number }).count).toBe(isOn(model) ? 1 : 0);
  const others = [
    await send('GET', `/api/v1/vehicle/${VEHICLE}`),
    await send('GET', `/api/v1/vehicle/${VEHICLE}/obd`),
    await send('GET', `/api/v1/iot/logs?vehicle_id=${VEHICLE}`),
    await send('GET', `/api/v1/alert/event?from_date=2026-11-20T00:00:00Z&vehicle_id=${VEHICLE}`),
    await send('GET', `/api/v1/alert/rule?vehicle_id=${VEHICLE}`),
    await send('GET', `${device}/media`),
    await send('GET', `/api/v1/device/trip/${KEY}?from_date=2026-11-20T00:00:00Z&to_date=2026-11-21T00:00:00Z`),
    await send('PATCH', `${device}/camera-settings`, { is_microphone_enabled: true }),
    await send('PATCH', '/api/v1/device/pause', { device_key: KEY, seasonal_pause_duration: 1 }),
    await send('PATCH', '/api/v1/device/deactivate', { device_key: KEY, service_mode_override: true }),
    await send('GET', '/api/v1/subscriber/11'),
  ].map(({ status }) => status);
  expect(others).toEqual(Array(11).fill(404));
}

/** The owner's view: the vehicle says whether service mode is on, and its letters are complete. */
async function checkOwner(model: Model, real: Real): Promise<void> {
  const { body } = await ask(real, OWNERS[model.owner].persona, 'GET', `/api/v1/vehicle/${VEHICLE}`);
  expect(body).toMatchObject({ service_mode: isOn(model) });
  for (const [index, { email }] of OWNERS.entries()) {
    const about = messagesTo(real.world, email).filter(({ subject }) => subject.startsWith('Service mode'));
    expect(about).toHaveLength(model.letters[index as 0 | 1]);
  }
}

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await checkOwner(model, real);
    await check(model, real, 'installer');
    await check(model, real, 'dealer');
  },
  toString: () => name,
});

const open = (persona: Persona, hours: number) =>
  step(`${persona} opens for ${hours} h`, async (model, real) => {
    const end = model.now + hours * HOUR;
    const body = { service_mode: true, service_mode_end_date: new Date(end).toISOString() };
    const { status } = await service(real, persona, body);
    if (persona !== OWNERS[model.owner].persona) {
      // Installers know serial numbers, and guests the vehicle. Another owner knows neither.
      expect(['owner', 'transfer-recipient'].includes(persona) ? [404] : [403, 404]).toContain(status);
      return;
    }
    expect(status).toBe(hours <= 7 * 24 ? 200 : 400);
    if (status !== 200) return;
    noteLetter(model);
    model.end = end;
  });

const end = (persona: Persona) =>
  step(`${persona} ends it`, async (model, real) => {
    const { status } = await service(real, persona, { service_mode: false });
    const mayEnd =
      persona === OWNERS[model.owner].persona || (isOn(model) && (persona === 'installer' || persona === 'dealer'));
    expect(status === 200).toBe(mayEnd);
    if (!mayEnd) return;
    if (isOn(model)) noteLetter(model);
    model.end = null;
  });

const resume = (persona: 'owner' | 'transfer-recipient' | 'installer') =>
  step(`${persona} puts it back into service`, async (model, real) => {
    const body = { device_key: KEY, exit_service_mode: true };
    const { status } = await ask(real, persona, 'PATCH', '/api/v1/device/install', body);
    const mayEnd = persona === OWNERS[model.owner].persona || (persona === 'installer' && isOn(model));
    expect(status === 200).toBe(mayEnd);
    if (!mayEnd) return;
    if (isOn(model)) noteLetter(model);
    model.end = null;
  });

/** Two people end it in one instant: it ends once, with one letter. */
const endTogether = (one: 'installer' | 'dealer', by: 'switch' | 'resume') =>
  step(`the owner ends it while the ${one} does, by ${by}`, async (model, real) => {
    const { persona } = OWNERS[model.owner];
    const exit = { device_key: KEY, exit_service_mode: true };
    const press = (who: Persona) =>
      by === 'switch'
        ? service(real, who, { service_mode: false })
        : ask(real, who, 'PATCH', '/api/v1/device/install', exit);
    const [owner, other] = await Promise.all([press(persona), press(one)]);
    expect(owner.status).toBe(200);
    // The second press finds it closed.
    expect(isOn(model) ? [200, 403] : [403]).toContain(other.status);
    if (isOn(model)) noteLetter(model);
    model.end = null;
  });

/** The owner opens it in two tabs at once: the later end counts, and both are in letters. */
const openTwice = (hours: number) =>
  step(`the owner opens for ${hours} h in two tabs`, async (model, real) => {
    const { persona } = OWNERS[model.owner];
    const end = model.now + hours * HOUR;
    const body = { service_mode: true, service_mode_end_date: new Date(end).toISOString() };
    const answers = await Promise.all([service(real, persona, body), service(real, persona, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    model.letters[model.owner] += 2;
    model.end = end;
  });

const wait = (hours: number) =>
  step(`${hours} h pass`, async (model, { world }) => {
    world.clock.advance(hours * HOUR);
    const wasOn = isOn(model);
    model.now += hours * HOUR;
    if (!wasOn || isOn(model)) return;
    noteLetter(model);
    model.end = null;
  });

const transfer = step('the vehicle moves to the other owner', async (model, real) => {
  const from = OWNERS[model.owner];
  const to = OWNERS[model.owner === 0 ? 1 : 0];
  const offer = { email: to.email, subscriber_id: from.account };
  expect((await ask(real, from.persona, 'POST', `/api/v1/device/transfer/${KEY}`, offer)).status).toBe(201);
  const token = tokenIn(linkTo(real.world, to.email, 'Accept'));
  const accepted = await ask(real, to.persona, 'POST', `/api/v1/device/transfer-complete?token=${token}`);
  expect(accepted.status).toBe(204);
  model.owner = model.owner === 0 ? 1 : 0;
  model.end = null;
});

const steps = [
  fc
    .record({
      persona: fc.constantFrom<Persona>('owner', 'owner', 'transfer-recipient', 'installer', 'dealer', 'guest-full'),
      hours: fc.constantFrom(1, 24, 168, 169),
    })
    .map(({ persona, hours }) => open(persona, hours)),
  fc.constantFrom<Persona>('owner', 'transfer-recipient', 'installer', 'dealer', 'guest-full').map(end),
  fc.constantFrom('owner' as const, 'transfer-recipient' as const, 'installer' as const).map(resume),
  fc.constantFrom(1, 23, 24, 168, 24 * 20).map(wait),
  fc
    .tuple(
      fc.constantFrom('installer' as const, 'dealer' as const),
      fc.constantFrom('switch' as const, 'resume' as const),
    )
    .map(([one, by]) => endTogether(one, by)),
  fc.constantFrom(1, 168).map(openTwice),
  fc.constant(transfer),
];

/** `npm run test:full` walks farther. */
const WALKS = Math.ceil(Number(process.env['WAYMARK_WALKS'] ?? 2_000) / 80);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 0);

test('[commerce 4] service mode is open to installers exactly as long as its owner says, in every order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 12 }), async (commands) => {
      const world = await mock.world();
      const setup = () => ({
        model: { now: NOW, owner: 0, end: null, letters: [0, 0] } as Model,
        real: { world },
      });
      await fc.asyncModelRun(setup, commands);
      await mock.worlds.remove(world.id);
    }),
    { numRuns: WALKS, ...(SEED && { seed: SEED }) },
  );
}, 1_800_000);

test('[commerce 4] a paused device returns to installed after a resume from service mode, by its owner alone', async () => {
  const world = await mock.world();
  const real = { world };
  world.tables.devices.update(KEY, { device_state: 'paused', paused_at: NOW, pause: null });
  const body = { service_mode: true, service_mode_end_date: new Date(NOW + DAY).toISOString() };
  expect((await service(real, 'owner', body)).body).toMatchObject({ device_state: 'paused', service_mode: true });
  const exit = { device_key: KEY, exit_service_mode: true };
  const left = await ask(real, 'installer', 'PATCH', '/api/v1/device/install', exit);
  expect(left.body).toMatchObject({ device_state: 'paused', service_mode: false });
  await service(real, 'owner', body);
  const resumed = await ask(real, 'owner', 'PATCH', '/api/v1/device/install', exit);
  expect(resumed.body).toMatchObject({ device_state: 'installed', service_mode: false });
});
