import type { VehicleCommand } from '../vehicle/product-capabilities.ts';

/**
 * Stage of a command, shared by all places that show one. `not_carried_out`: the device answered, but reports another
 * state than the requested one. `lost`: the connection broke, so the outcome is unknown. `unseen`: the user left the
 * page before an answer. `not_sent`: removed from the queue. `canceled`: removed by the user.
 */
export type CommandStage =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'confirmed'
  | 'not_carried_out'
  | 'refused'
  | 'unanswered'
  | 'failed'
  | 'lost'
  | 'unseen'
  | 'not_sent'
  | 'canceled';

/**
 * Why a waiting command was not sent. `lost`: the outcome of the previous command is unknown, and this one could
 * overtake it. `waited`: the wait timed out. `canceled`: by the user. `left`: no page shows the vehicle's commands any
 * more.
 */
export type NotSent = 'lost' | 'waited' | 'canceled' | 'left';

/** Known facts of one command. Times are milliseconds since 1970, by the portal's clock. */
export type CommandReport = {
  stage: CommandStage;
  /** When it was requested or sent. */
  askedAt: number | null;
  endedAt: number | null;
  /** Time waited in milliseconds, so far or until it was removed. */
  waited?: number | undefined;
  /** Error code of the server, if it refused. */
  code?: string | null;
  detail?: string | null;
  /** Failure of the call. */
  error?: unknown;
  /** The command or batch before it in the queue: to the same vehicle, or to other vehicles of its batch. */
  behind?: VehicleCommand | 'command' | 'vehicles' | undefined;
  why?: NotSent | undefined;
};

/** Time in milliseconds that a command counts as sending. After it, the command waits for the device. */
const SENDING_FOR = 1_000;

/** Stage of a command without an answer, `waited` milliseconds after it was sent. */
export const stageOfWait = (waited: number): CommandStage => (waited < SENDING_FOR ? 'sending' : 'waiting');
