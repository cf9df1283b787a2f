import type { Command } from './command.ts';
import type { CommandParameters } from './commandParameters.ts';
import type { DeviceKey } from './deviceKey.ts';

export interface CommandRequest {
  deviceKey: DeviceKey;
  command: Command;
  value?: string | number | boolean;
  parameters?: CommandParameters;
}
