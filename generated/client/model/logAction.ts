import { CommandType } from './commandType.ts';
import { KnownAlertType } from './knownAlertType.ts';

/**
 * What the activity log can be asked for; in answers `action` is open.
 */
export const LogAction = {...CommandType,...KnownAlertType,  location: 'location',
} as const
export type LogAction = typeof LogAction[keyof typeof LogAction];
