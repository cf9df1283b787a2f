import type { CommandRefusedError } from './commandRefusedError.ts';

/**
 * The device, its plan or the user's access does not allow the command.
 */
export type CommandRefusedResponse = CommandRefusedError;
