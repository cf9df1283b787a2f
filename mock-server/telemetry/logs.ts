import type { CommandType, EventKind, LogEntry } from '../../generated/contract/types.gen.ts';
import type { CommandRow } from '../world/rows.ts';
import { aboutFact } from './about.ts';
import { ALL_KINDS, KINDS, kindsWhere } from './facts.ts';
import { type Additions, pageOfFeed } from './feed.ts';
import { fenceSpanAt } from './fences.ts';
import { codeOf, deviceOf, type FleetFact, packFact, ruleOf, secondOfDay } from './fleet-days.ts';
import type { Memos } from './memos.ts';
import type { Profile } from './profile.ts';
import { measuredAt } from './reading.ts';
import { idOf, knownUntil } from './reports.ts';
import { type Day, dayOf, isoOf, type Second, secondOf, startOfDay } from './time.ts';
import { tripIdAt } from './trips.ts';
import type { Range, Rows, Subject, Window } from './types.ts';

export type LogQuery = Range &
  Window & {
    /** Command and alert types to return. By default all. */
    events?: readonly string[];
    /** Omit failed commands. */
    excludeFailures?: boolean;
    /** Only commands sent by this user id. */
    nameOf?: (user: number) => string | null;
  };

/** Feed names of commands (commerce 3). All others manage the device. */
const ACTIONS: Readonly<Record<string, CommandType>> = {
  arm: 'lock',
  disarm: 'unlock',
  location: 'device_status_command',
  remote_start: 'remote_start',
  remote_stop: 'remote_stop',
  trunk: 'trunk',
  panic_on: 'panic',
  panic_off: 'panic',
  remote_aux1: 'aux_1',
  remote_aux2: 'aux_2',
  remote_aux3: 'aux_3',
  set_master_pin: 'keylocker',
  set_guest_pin: 'keylocker',
  clear_guest_pin: 'keylocker',
};
const actionOf = (command: string): CommandType => ACTIONS[command] ?? 'device_management_command';

/** Types of several commands. Their entries name the command as their kind. */
const SHARED: ReadonlySet<CommandType> = new Set(['device_management_command', 'keylocker', 'panic']);

/** Which command of its type it is. Service mode has kinds of its own. */
function kindOf({ command, value, user }: CommandRow, action: CommandType): EventKind | undefined {
  if (!SHARED.has(action)) return undefined;
  if (command !== 'set_service_mode') return command;
  if (value === true) return 'service_mode_on';
  return user === null ? 'service_mode_expired' : 'service_mode_off';
}

/** Marks a packed number as a command. Its device part is the index of the command. */
const COMMAND = 31;

function entry({ device, vehicle }: Subject, profile: Profile, second: Second, heard = second) {
  return {
    timestamp: isoOf(second),
    vehicle_id: vehicle.id,
    vehicle_name: vehicle.vehicle_name,
    device_key: device.id,
    ...measuredAt(profile, vehicle, heard),
  };
}

function factEntry(subject: Subject, profile: Profile, second: Second, fact: FleetFact): LogEntry {
  const { name, action } = KINDS[codeOf(fact)] ?? KINDS[0];
  return {
    id: idOf(subject.device, second, name, fenceSpanAt(profile.fences, ruleOf(fact), second)),
    action,
    originator: null,
    ...entry(subject, profile, second),
    ...aboutFact(subject, profile, second, fact),
  };
}

function commandEntry(subject: Subject, profile: Profile, command: CommandRow, originator: string | null): LogEntry {
  const second = secondOf(command.sent_at);
  const success = command.outcome === 'done';
  const action = actionOf(command.command);
  const kind = kindOf(command, action);
  // Place of the last contact, if the device did not answer.
  const heard = success ? second : secondOf(knownUntil(profile, command.sent_at));
  return {
    id: `${subject.device.id}-${second}-${action}-${command.id}`,
    action,
    originator,
    success,
    ...(kind && { kind }),
    ...entry(subject, profile, second, heard),
    trip_id: tripIdAt(profile, second),
  };
}

type Sent = { subject: number; command: CommandRow };

function chosenCommands(subjects: readonly Subject[], commands: Iterable<CommandRow>, query: LogQuery): Sent[] {
  const { from, to, now = to, events, excludeFailures } = query;
  const indexes = new Map(subjects.map(({ device }, index) => [device.id, index]));
  const sent: Sent[] = [];
  for (const command of commands) {
    const subject = indexes.get(command.device_key);
    if (subject === undefined || command.sent_at < from || command.sent_at > Math.min(to, now)) continue;
    if (excludeFailures && command.outcome !== 'done') continue;
    if (events && !events.includes(actionOf(command.command))) continue;
    sent.push({ subject, command });
  }
  return sent.sort((a, b) => a.command.sent_at - b.command.sent_at);
}

function additionsOf(sent: readonly Sent[]): Additions {
  const days = new Map<Day, FleetFact[]>();
  sent.forEach(({ command }, index) => {
    const second = secondOf(command.sent_at);
    const day = dayOf(second);
    const facts = days.get(day) ?? [];
    facts.push(packFact(second - startOfDay(day), index, COMMAND));
    days.set(day, facts);
  });
  return days;
}

/** Device events and commands of vehicles, newest first (commerce 3). */
export function logs(
  subjects: readonly Subject[],
  commands: Iterable<CommandRow>,
  query: LogQuery,
  { profileOf, fleetOf, factsOfDay }: Memos,
): Rows<LogEntry> {
  const { events, from, to, now = to, nameOf, limit, offset } = query;
  const profiles = subjects.map(profileOf);
  const fleet = fleetOf(profiles, now);
  const sent = chosenCommands(subjects, commands, query);
  const { count, found } = pageOfFeed(
    {
      fleet,
      range: { from, to, now },
      kinds: events ? kindsWhere(({ action }) => events.includes(action)) : ALL_KINDS,
      factsOf: (day) => factsOfDay(fleet, day, ALL_KINDS),
      additions: additionsOf(sent),
    },
    { limit, offset },
  );
  const rows = found.map(({ day, fact }) => {
    const command = codeOf(fact) === COMMAND ? sent[deviceOf(fact)] : undefined;
    const index = command?.subject ?? deviceOf(fact);
    const subject = subjects[index] as Subject;
    const profile = profiles[index] as Profile;
    if (command) {
      const { user } = command.command;
      return commandEntry(subject, profile, command.command, (user !== null && nameOf?.(user)) || null);
    }
    return factEntry(subject, profile, startOfDay(day) + secondOfDay(fact), fact);
  });
  return { count, rows };
}
