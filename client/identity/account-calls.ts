import { SECOND } from '../rules/time/duration.ts';
import { type Device, factorsIn, type Named, type Provider } from './provider.ts';
import { accountRefusal, recoveryRefusal } from './refusals.ts';
import type { TokenStorage } from './token-storage.ts';
import type {
  AccountCalls,
  AccountResult,
  Identity,
  IdentityPhone,
  Recovery,
  SecondFactor,
  TrustedDevice,
} from './types.ts';

const DEVICES_PER_PAGE = 60;
const REMEMBERED = 'dev:device_remembered_status';
const APP_NAME = 'Authenticator app';

/** Calls about an account, with any SDK: its errors become results. */
export function createAccountCalls(
  provider: Provider,
  storage: TokenStorage,
): AccountCalls & Pick<Identity, 'forgotPassword' | 'confirmForgotPassword'> {
  /** A call of the signed-in user. */
  async function signedIn<Answer extends object>(work: () => Promise<Answer>): Promise<AccountResult<Answer>> {
    if (storage.accessToken() === null || storage.idToken() === null)
      return { kind: 'refused', reason: 'session_over' };
    try {
      return { kind: 'done', ...(await work()) };
    } catch (error) {
      return { kind: 'refused', reason: accountRefusal(error) };
    }
  }
  const change = (work: () => Promise<unknown>): Promise<AccountResult> => signedIn(() => work().then(() => ({})));
  const recover = async <Answer>(
    work: () => Promise<Answer>,
  ): Promise<Answer | Exclude<Recovery, { kind: 'done' }>> => {
    try {
      return await work();
    } catch (error) {
      return { kind: 'refused', reason: recoveryRefusal(error) };
    }
  };

  const phone = () => signedIn(async () => phoneIn(await provider.attributes()));
  const forget = (key: string) => change(() => provider.forgetDevice(key).catch(unlessGone));

  /** Every device of the user, page by page. */
  async function allDevices(): Promise<{ devices: readonly Device[] }> {
    const devices: Device[] = [];
    let next: string | null = null;
    do {
      const page: Awaited<ReturnType<Provider['devices']>> = await provider.devices(DEVICES_PER_PAGE, next);
      devices.push(...(page.Devices ?? []));
      next = page.PaginationToken ?? null;
    } while (next !== null);
    return { devices };
  }

  return {
    forgotPassword: (username) =>
      recover(async () => ({ kind: 'sent', sentTo: (await provider.forgotPassword(username.trim())) ?? null })),
    confirmForgotPassword: (username, code, password) =>
      recover(async () => {
        await provider.confirmForgotPassword(username.trim(), code, password);
        return { kind: 'done' };
      }),
    changePassword: (current, next) => change(() => provider.changePassword(current, next)),
    phone,
    /** Updates an address that is new to the service, which then sends the code. */
    async sendAttributeCode(attribute, address) {
      const known = await phone();
      if (known.kind === 'refused') return known;
      return signedIn(async () => {
        const sentTo = await (known.number === address
          ? provider.sendAttributeCode(attribute)
          : provider.updateAttribute(attribute, address));
        return { sentTo: sentTo?.slice(-4) ?? null };
      });
    },
    verifyAttribute: (attribute, code) => change(() => provider.verifyAttribute(attribute, code)),
    twoFactor: () =>
      signedIn(async () => {
        const { attributes, factors } = await provider.user();
        return { on: factorsIn(factors), phone: phoneIn(attributes) };
      }),
    newAppSecret: () => signedIn(async () => ({ secret: await provider.newAppSecret() })),
    verifyApp: (code) => change(() => provider.verifyApp(code, APP_NAME)),
    setFactors: (factors) => {
      const setting = (factor: SecondFactor) => {
        const Enabled = factors.includes(factor);
        return { Enabled, PreferredMfa: Enabled && factors.length === 1 };
      };
      return change(() => provider.setFactors(setting('sms'), setting('totp')));
    },
    async devices() {
      const listed = await signedIn(allDevices);
      if (listed.kind === 'refused') return listed;
      const own = storage.deviceKey();
      const devices = listed.devices
        .filter(({ DeviceAttributes = [] }) => valueIn(DeviceAttributes, REMEMBERED) === 'remembered')
        .map((device) => trustedDevice(device, own));
      return { kind: 'done', devices: devices.toSorted((a, b) => (b.lastUsed ?? 0) - (a.lastUsed ?? 0)) };
    },
    /** The session of a forgotten device cannot be renewed, so this browser only stops being remembered. */
    async forgetDevice(key) {
      if (key !== storage.deviceKey()) return forget(key);
      const result = await change(() => provider.distrustDevice(key).catch(unlessGone));
      if (result.kind === 'done') storage.distrustDevice();
      return result;
    },
    async forgetAllDevices() {
      const listed = await signedIn(allDevices);
      if (listed.kind === 'refused') return listed;
      for (const { DeviceKey } of listed.devices) {
        const result = await forget(DeviceKey);
        if (result.kind === 'refused') return result;
      }
      return { kind: 'done' };
    },
    signOutEverywhere: () => change(() => provider.signOutEverywhere()),
  };
}

const phoneIn = (attributes: Readonly<Record<string, string | undefined>>): IdentityPhone => ({
  number: attributes['phone_number'] ?? null,
  isVerified: attributes['phone_number_verified'] === 'true',
});

const valueIn = (attributes: readonly Named[], name: string): string | undefined =>
  attributes.find(({ Name }) => Name === name)?.Value;

function trustedDevice(device: Device, own: string | null): TrustedDevice {
  const time = (seconds: number | undefined) => (seconds === undefined ? null : Math.round(seconds * SECOND));
  return {
    key: device.DeviceKey,
    name: valueIn(device.DeviceAttributes ?? [], 'device_name') ?? '',
    firstUsed: time(device.DeviceCreateDate),
    lastUsed: time(device.DeviceLastAuthenticatedDate),
    isThis: device.DeviceKey === own,
  };
}

/** A device that was forgotten elsewhere in the meantime is forgotten. */
function unlessGone(error: unknown): void {
  const { name, code } = error as { name?: unknown; code?: unknown };
  if (name !== 'ResourceNotFoundException' && code !== 'ResourceNotFoundException') throw error;
}
