import { isMatch } from './fault-match.ts';
import type { FaultRow } from './rows.ts';
import type { World } from './world.ts';

/** Combined effect of the matching rules. */
export type FaultOutcome = FaultRow['effect'] & { rule: string | null };
const NONE: FaultOutcome = { rule: null };

/**
 * Applies the world's fault rules to one request and counts it. Later rules add to earlier ones. `deviceKey`: the
 * device of the request, if any. `names`: the operation, and a narrower name if it has one. `fieldOf`: its value of a
 * parameter.
 */
export function consultFaults(
  world: World,
  names: readonly string[],
  deviceKey: string | null,
  fieldOf: (name: string) => unknown = () => undefined,
): FaultOutcome {
  const { faults } = world.tables;
  if (faults.own.size === 0 && faults.base.rows.size === 0) return NONE;
  let outcome = NONE;
  for (const rule of faults.values()) {
    if (rule.operation !== null && !names.includes(rule.operation)) continue;
    if (rule.device_key !== null && rule.device_key !== deviceKey) continue;
    if (!isMatch(rule.match, fieldOf)) continue;
    const seen = rule.seen + 1;
    const spent = rule.times !== null && rule.fired >= rule.times;
    const fires =
      !spent &&
      (rule.nth === null || rule.nth === seen) &&
      (rule.probability === null || world.random.next() < rule.probability);
    faults.update(rule.id, { seen, fired: rule.fired + (fires ? 1 : 0) });
    if (fires) outcome = { ...outcome, ...rule.effect, rule: rule.id };
  }
  return outcome;
}
