import type { AlertEvent } from '../../generated/contract/types.gen.ts';
import { round } from './chance.ts';
import { troubleCodesAt } from './changes.ts';
import { EVENT_KINDS, KINDS, type KindName } from './facts.ts';
import { crossingAt } from './fences.ts';
import { codeOf, type FleetFact, ruleOf } from './fleet-days.ts';
import { roadLimit } from './legs.ts';
import { momentAt } from './moment.ts';
import type { Profile } from './profile.ts';
import { ruleAt } from './rules.ts';
import type { Second } from './time.ts';
import { tripIdAt } from './trips.ts';
import type { Subject } from './types.ts';
import { METERS_A_MILE } from './units.ts';

type About = Pick<
  AlertEvent,
  'trip_id' | 'geofence' | 'geofence_name' | 'direction' | 'kind' | 'dtc_codes' | 'speed_limit'
>;

const METERS_A_KILOMETER = 1_000;

/** Miles per hour that a vehicle exceeds: the threshold of its rule, otherwise the limit of the road. */
function limitAt(profile: Profile, second: Second): number | undefined {
  const { threshold, unit } = ruleAt(profile.rules, 'speed_limit', second)?.parameters ?? {};
  if (threshold !== undefined)
    return unit === 'kmh' ? round((threshold * METERS_A_KILOMETER) / METERS_A_MILE, 2) : threshold;
  const { leg } = momentAt(profile, second);
  return leg ? roadLimit(leg) : undefined;
}

/** What a fact is about: its trip, its kind, and the geofence, trouble codes or speed limit of an alert. */
export function aboutFact({ device }: Subject, profile: Profile, second: Second, fact: FleetFact): About {
  const name: KindName = (KINDS[codeOf(fact)] ?? KINDS[0]).name;
  const kind = EVENT_KINDS[name];
  const limit = name === 'speeding' ? limitAt(profile, second) : undefined;
  return {
    trip_id: tripIdAt(profile, second),
    ...crossingAt(profile.fences, { name, rule: ruleOf(fact), second }),
    ...(kind && { kind }),
    ...(name === 'dtc' && { dtc_codes: [...troubleCodesAt(device, second)] }),
    ...(limit !== undefined && { speed_limit: limit }),
  };
}
