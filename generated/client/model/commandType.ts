
/**
 * What the activity log calls a command (commerce 3).
 */
export type CommandType = typeof CommandType[keyof typeof CommandType];


export const CommandType = {
  aux_1: 'aux_1',
  aux_2: 'aux_2',
  aux_3: 'aux_3',
  device_management_command: 'device_management_command',
  device_status_command: 'device_status_command',
  keylocker: 'keylocker',
  lock: 'lock',
  panic: 'panic',
  remote_start: 'remote_start',
  remote_stop: 'remote_stop',
  starter_kill: 'starter_kill',
  trunk: 'trunk',
  unlock: 'unlock',
} as const;
