import type { NewRule, Rule } from './api.ts';
import type { Texts } from './texts/types.ts';

/** Latency choices of the slowness switch, in milliseconds. */
export const DELAYS = [500, 2_500, 10_000] as const;

/** Rule of the slowness switch: delays every call and has no other effect. */
export function isDelay({ operation, device_key, nth, times, probability, effect }: Rule): boolean {
  const always = operation === null && device_key === null && nth === null && times === null && probability === null;
  return always && effect.latency_ms !== undefined && Object.keys(effect).length === 1;
}

export const delayBy = (ms: number): NewRule => ({ effect: { latency_ms: ms } });
/** Faults of the next payment. Dry runs do not use them up. */
export const PAYMENT_FAULTS = {
  decline: { operation: 'chargePayment', times: 1, effect: { decline: true } },
  cutBefore: { operation: 'chargePayment', times: 1, effect: { drop: true } },
  cutAfter: { operation: 'chargePayment', times: 1, effect: { drop_answer: true } },
  renewalFails: { operation: 'setAddOnAutorenewal', times: 1, effect: { status: 503 } },
  prices: { operation: 'createPayment', effect: { price_percent: 110 } },
} as const satisfies Record<string, NewRule>;
export const PAYMENT_FAULT_NAMES = Object.keys(PAYMENT_FAULTS) as (keyof typeof PAYMENT_FAULTS)[];
/** Faults that a link can set, by their names in it. */
export const LINK_FAULTS = {
  ...PAYMENT_FAULTS,
  unreachable: { effect: { unreachable: true } },
  slow: delayBy(DELAYS[1]),
} as const satisfies Record<string, NewRule>;
export type LinkFault = keyof typeof LINK_FAULTS;
export const LINK_FAULT_NAMES = Object.keys(LINK_FAULTS) as LinkFault[];
export const unreachable = (deviceKey: string): NewRule => ({ device_key: deviceKey, effect: { unreachable: true } });

/** Whether a rule makes a device unreachable. */
export const isUnreachable = ({ device_key, effect }: Rule): boolean =>
  device_key !== null && effect.unreachable === true;

const secondsOf = (ms: number, locale: string): string => (ms / 1000).toLocaleString(locale);

/** Describes which requests a rule matches. */
export function subjectOf({ operation, device_key, match, nth, probability }: Rule, { rule }: Texts): string {
  const call = operation ?? (device_key === null ? rule.anyCall : null);
  const parts = [
    call,
    device_key === null ? null : rule.device(device_key),
    ...Object.entries(match ?? {}).map(([name, value]) => `${name}: ${value}`),
    nth === null ? null : rule.nth(nth),
    probability === null ? null : rule.chance(Math.round(probability * 100)),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Describes the effects of a rule and how often it applied. */
export function effectOf({ effect, times, fired }: Rule, { rule }: Texts, locale: string): string {
  const parts = [
    effect.latency_ms === undefined ? null : rule.slower(secondsOf(effect.latency_ms, locale)),
    effect.status === undefined ? null : rule.status(effect.status),
    effect.drop ? rule.drop : null,
    effect.drop_answer ? rule.dropAnswer : null,
    effect.unreachable ? rule.unreachable : null,
    effect.decline ? rule.decline : null,
    effect.price_percent === undefined ? null : rule.prices(effect.price_percent),
    times === null ? null : rule.times(times),
    rule.fired(fired),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
