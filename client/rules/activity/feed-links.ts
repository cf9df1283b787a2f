import { ALERT_TYPES, NOTEWORTHY } from '../commands/actions.ts';

const ALERTS = ALERT_TYPES.filter((type) => NOTEWORTHY.includes(type)).join(',');

/** Query of the feed for the actions of short lists, with further parts of its address (`feed-view.ts`). */
export const noteworthySearch = (parts: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ ...parts, alerts: ALERTS })}`;

/** Actions in the feed that are the history of a part of a vehicle. Tires and fuel have none. */
const HISTORIES: Readonly<Record<string, { commands?: readonly string[]; alerts?: readonly string[] }>> = {
  vehicleBattery: { alerts: ['battery_state', 'low_battery'] },
  trackerBattery: { alerts: ['backup_low_battery'] },
  engine: { commands: ['remote_start', 'remote_stop'], alerts: ['engine', 'ignition', 'remote_start_event'] },
  doors: { commands: ['lock', 'trunk', 'unlock'], alerts: ['pic_arm_trigger', 'pic_disarm_trigger'] },
  lock: { commands: ['lock', 'unlock'], alerts: ['pic_arm_trigger', 'pic_disarm_trigger'] },
};

/** Query of the feed for the history of a part, or `null`. */
export function partSearch(part: string, vehicleId: number): string | null {
  const history = HISTORIES[part];
  if (!history) return null;
  const { commands = ['none'], alerts = ['none'] } = history;
  return `?${new URLSearchParams({ vehicles: String(vehicleId), commands: commands.join(), alerts: alerts.join() })}`;
}
