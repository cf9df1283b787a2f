import { z } from 'zod';
import type { IdentityDevice, IdentityUserRow } from '../../world/rows.ts';
import { fromBase64, toHex } from '../bytes.ts';
import { spendStep } from '../codes.ts';
import { addDevice, deviceGroup, findDevice, removeDevice, updateDevice } from '../devices.ts';
import { refuse } from '../errors.ts';
import { beginHandshake, type Identity, isProved, proof, readSession } from '../sessions.ts';
import { challenge, finish } from '../sign-in.ts';
import type { Subject } from '../srp.ts';
import { forUser, parse, srpNumber, text } from './operation.ts';

const deviceKey = z.object({ DeviceKey: text });

function knownDevice(user: IdentityUserRow, key: string | null): IdentityDevice {
  const device = findDevice(user, key);
  if (!device) throw refuse('unknownDevice');
  return device;
}

const subjectOf = ({ group, key }: IdentityDevice): Subject => ({ group, name: key });

/** Starts the proof that a browser holds the key of its device. */
export async function answerDevice(identity: Identity, responses: unknown, session: string): Promise<object> {
  const { SRP_A } = parse(z.object({ SRP_A: srpNumber }), responses);
  const signIn = await readSession(identity, session, ['DEVICE_SRP_AUTH', 'SMS_MFA', 'SOFTWARE_TOKEN_MFA']);
  // After `sendMFACode` the SDK resends the session of the second factor, which is valid once the factor was given.
  const isDue = signIn.step === 'DEVICE_SRP_AUTH' || signIn.user.codes[`sign_in:${signIn.nonce}`]?.used;
  if (!isDue) throw refuse('sessionInvalid');
  const device = knownDevice(signIn.user, signIn.device_key);
  spendStep(signIn.world, { sub: signIn.user.id, step: 'DEVICE_SRP_AUTH', nonce: signIn.nonce });
  const handshake = await beginHandshake(identity, subjectOf(device), device, SRP_A);
  return challenge(signIn, 'DEVICE_PASSWORD_VERIFIER', { ...handshake, DEVICE_KEY: device.key });
}

export async function answerDevicePassword(identity: Identity, responses: unknown, session: string): Promise<object> {
  const answer = parse(proof, responses);
  const signIn = await readSession(identity, session, ['DEVICE_PASSWORD_VERIFIER']);
  const device = knownDevice(signIn.user, signIn.device_key);
  if (!(await isProved(identity, subjectOf(device), device, answer))) throw refuse('wrongPassword');
  spendStep(signIn.world, { sub: signIn.user.id, step: signIn.step, nonce: signIn.nonce });
  return finish(signIn, device.key);
}

const confirmation = deviceKey.extend({
  DeviceName: z.string().max(1024).nullish(),
  DeviceSecretVerifierConfig: z.object({
    PasswordVerifier: z.base64().min(1).max(1024),
    Salt: z.base64().min(1).max(64),
  }),
});

const ConfirmDevice = forUser(confirmation, ({ world }, input, { user, claims }) => {
  if (claims.device_key !== input.DeviceKey) throw refuse('unknownDevice');
  const { PasswordVerifier, Salt } = input.DeviceSecretVerifierConfig;
  const now = world.clock.now();
  addDevice(world, user.id, {
    key: input.DeviceKey,
    group: deviceGroup(input.DeviceKey),
    name: input.DeviceName ?? '',
    salt: toHex(fromBase64(Salt)),
    verifier: toHex(fromBase64(PasswordVerifier)),
    remembered: false,
    created: now,
    modified: now,
    last_auth: now,
  });
  // Devices are remembered only after the user confirms.
  return { UserConfirmationNecessary: true };
});

const status = deviceKey.extend({ DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']) });

const UpdateDeviceStatus = forUser(status, ({ world }, input, { user }) => {
  const { key } = knownDevice(user, input.DeviceKey);
  const remembered = input.DeviceRememberedStatus === 'remembered';
  updateDevice(world, user.id, key, { remembered, modified: world.clock.now() });
  return {};
});

const GetDevice = forUser(deviceKey, (_, { DeviceKey }, { user }) => ({
  Device: describe(knownDevice(user, DeviceKey)),
}));

const ForgetDevice = forUser(deviceKey, ({ world }, { DeviceKey }, { user }) => {
  removeDevice(world, user.id, knownDevice(user, DeviceKey).key);
  return {};
});

const page = z.object({ Limit: z.int().min(1).max(60).default(60), PaginationToken: text.nullish() });

const ListDevices = forUser(page, (_, { Limit, PaginationToken }, { user }) => {
  const start = PaginationToken ? user.devices.indexOf(knownDevice(user, PaginationToken)) + 1 : 0;
  const devices = user.devices.slice(start, start + Limit);
  const more = start + Limit < user.devices.length;
  return { Devices: devices.map(describe), ...(more && { PaginationToken: devices.at(-1)?.key }) };
});

/** A device in Cognito's format. Times are in seconds. */
const describe = (device: IdentityDevice): object => ({
  DeviceKey: device.key,
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'device_name', Value: device.name },
    { Name: 'dev:device_remembered_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
  ],
  DeviceCreateDate: device.created / 1000,
  DeviceLastModifiedDate: device.modified / 1000,
  DeviceLastAuthenticatedDate: device.last_auth / 1000,
});

export const deviceOperations = { ConfirmDevice, UpdateDeviceStatus, GetDevice, ForgetDevice, ListDevices };
