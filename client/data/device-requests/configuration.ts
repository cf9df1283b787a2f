import { sendConfiguration } from '../../../generated/client/iot.ts';
import type { DeviceRequest } from './request.ts';

type Configuration = Parameters<typeof sendConfiguration>[0];
export type ConfigurationAnswer = Awaited<ReturnType<typeof sendConfiguration>>;

/** Request that writes a configuration. The device answers whether it took it (commerce 5). */
export const configuration = (sent: Configuration, options?: RequestInit): DeviceRequest<ConfigurationAnswer> => ({
  deviceKey: sent.deviceKey,
  kind: sent.command,
  send: () => sendConfiguration(sent, options),
  judge: ({ parsed }) => (parsed.command_success ? 'done' : 'refused'),
});
