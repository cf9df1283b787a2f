import type { MaintenanceReminder } from '../../api/model.ts';

/** Miles until service is due, negative once it is overdue: interval minus driven (core 9). Null without an interval. */
export function milesToService({ parameters }: Pick<MaintenanceReminder, 'parameters'>): number | null {
  const { interval, driven } = parameters;
  return interval === undefined || driven === undefined ? null : interval - driven;
}
