import type { KnownAlertType } from '../../api/model.ts';
import { IDLE, SPEED_THRESHOLDS } from '../constants/alert-rules.ts';

export type SpeedUnit = keyof typeof SPEED_THRESHOLDS;
/** Alert types with a threshold. */
export type ThresholdType = 'speed_limit' | 'engine_idle' | 'engine';
export type Range = readonly [lowest: number, highest: number];

export const hasThreshold = (type: KnownAlertType): type is ThresholdType =>
  type === 'speed_limit' || type === 'engine_idle' || type === 'engine';

function rangeOf(type: ThresholdType, unit: SpeedUnit, isTracker: boolean): Range {
  if (type === 'speed_limit') return SPEED_THRESHOLDS[unit][isTracker ? 'extended' : 'usual'];
  if (type === 'engine') return IDLE.usual;
  return isTracker ? IDLE.other : IDLE.range;
}

/**
 * Thresholds that all given devices take (core 9). Trackers have their own tables. Speeds of the two units are tables too, and are
 * not converted.
 */
export function thresholdRange(
  type: ThresholdType,
  unit: SpeedUnit,
  vehicles: readonly { tracking_only: boolean }[],
): Range {
  const kinds = new Set(vehicles.map(({ tracking_only }) => tracking_only));
  const ranges = (kinds.size === 0 ? [false] : [...kinds]).map((isTracker) => rangeOf(type, unit, isTracker));
  return [Math.max(...ranges.map(([low]) => low)), Math.min(...ranges.map(([, high]) => high))];
}

/** Idle minutes that trackers offer at once (core 9). Others have none. */
export const presetsOf = (type: ThresholdType, vehicles: readonly { tracking_only: boolean }[]): readonly number[] =>
  type === 'engine_idle' && vehicles.some(({ tracking_only }) => tracking_only) ? IDLE.presets : [];

/** Idle minutes of a new rule (commerce 9). */
const USUAL_IDLE = 5;
/** Speed of a new rule by unit. Assumed: the documents name none. */
const USUAL_SPEEDS = { mph: 75, kmh: 120 } as const;

/** Threshold of a new rule. */
export function startThreshold(type: ThresholdType, unit: SpeedUnit): number {
  if (type === 'speed_limit') return USUAL_SPEEDS[unit];
  return type === 'engine' ? IDLE.start : USUAL_IDLE;
}
