import type { InstantInput } from './instantInput.ts';

export type MaintenanceReminderUpdateParameters = {
  /**
     * Miles; a positive integer (commerce 5).
     * @minimum 1
     * @maximum 1000000
     */
  interval?: number;
  /** Service was done: start counting again. */
  reset?: boolean;
  due_date?: InstantInput;
};
