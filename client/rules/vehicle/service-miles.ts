import type { MaintenanceReminder } from '../../api/model.ts';

/** Miles until service is due: interval minus driven (core 9). Negative once overdue, `null` without an interval. */
export function milesToService({ parameters }: Pick<MaintenanceReminder, 'parameters'>): number | null {
  const { interval, driven } = parameters;
  return interval === undefined || driven === undefined ? null : interval - driven;
}
