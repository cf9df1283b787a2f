import type { VehicleCommand } from '../vehicle/product-capabilities.ts';

/**
 * Where a command is, or how it ended: the states of every place that shows one. `not_carried_out`: the device answered, and
 * reports another state than the one asked for. `lost`: the call was cut off, so nobody knows. `unseen`: the page was left
 * before an answer came. `not_sent`: it was taken out of the queue; `canceled`: by the user.
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
 * Why a waiting command was not sent. `lost`: the outcome of the previous command is unknown; this one could overtake it.
 * `waited`: the wait took too long. `canceled`: by the user. `left`: nothing shows the vehicle's commands any more.
 */
export type NotSent = 'lost' | 'waited' | 'canceled' | 'left';

/** What is known of one command. Times are milliseconds since 1970, by the portal's clock. */
export type CommandReport = {
  stage: CommandStage;
  /** When it was asked for or sent. */
  askedAt: number | null;
  endedAt: number | null;
  /** Milliseconds that it has waited so far, or until it was given up. */
  waited?: number | undefined;
  /** The server's, where it refused. */
  code?: string | null;
  detail?: string | null;
  /** What the call failed with. */
  error?: unknown;
  /** What it is queued behind: a command to the same vehicle, or other vehicles of its batch. */
  behind?: VehicleCommand | 'command' | 'vehicles' | undefined;
  why?: NotSent | undefined;
};

/** Until then a command is said to be on its way; afterwards it is the device that is waited for. */
const SENDING_FOR = 1_000;

/** A command that was sent `waited` milliseconds ago, without an answer so far. */
export const stageOfWait = (waited: number): CommandStage => (waited < SENDING_FOR ? 'sending' : 'waiting');
