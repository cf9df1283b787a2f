import { canResume, hasEnded, renewalOf, type Subscribed, subscriptionState } from './subscribed.ts';

/** What follows the current term, with its date in milliseconds since 1970. */
export type RenewalOutlook = {
  kind:
    | 'renews'
    | 'ends'
    /** The server does not say whether the plan renews. */
    | 'unknown'
    /** No term is running. */
    | 'ended'
    /** The renewal was declined and is tried again. */
    | 'retries'
    /** The renewal was declined and is not tried again. */
    | 'stops'
    /** Another plan follows, and renews or ends after its first term. */
    | 'pendingRenews'
    | 'pendingEnds'
    /** A seasonal pause ends without a renewal. */
    | 'pausedEnds'
    /** Paused within a paid term, which renews or ends. */
    | 'pausedPaid';
  /** `null`: unknown, or nothing follows. */
  at: number | null;
  /** Name of the plan whose renewal can be turned on or off. */
  plan: string;
  /** Whether the renewal can be turned on or off. An ended plan and a trial without a following plan have none. */
  isSwitchable: boolean;
};

/** Outlook of a subscription on its renewal page (commerce 4). */
export function renewalOutlook(subscribed: Subscribed, now: number): RenewalOutlook {
  const { device, billing } = subscribed;
  const { pending_plan: pending, pause, renewal_failure: failure } = billing ?? {};
  const state = subscriptionState(subscribed, now);
  const isOn = device.autorenewal === true;
  const current = { at: renewalOf(subscribed), plan: device.pricing_plan.name, isSwitchable: true };
  if (failure?.next_attempt_at) return { ...current, kind: 'retries', at: Date.parse(failure.next_attempt_at) };
  if (failure) return { ...current, kind: 'stops', at: Date.parse(failure.service_ends_at) };
  if (pending) {
    const next = { at: Date.parse(pending.starts_at), plan: pending.name, isSwitchable: true };
    return { ...next, kind: isOn ? 'pendingRenews' : 'pendingEnds' };
  }
  if (pause) return { ...current, kind: isOn ? 'renews' : 'pausedEnds', at: Date.parse(pause.ends_at) };
  if (state === 'paused' && canResume(subscribed, now)) return { ...current, kind: 'pausedPaid' };
  if (hasEnded(state)) return { ...current, kind: 'ended', isSwitchable: false };
  if (state === 'trialEnds') return { ...current, kind: 'ends', isSwitchable: false };
  if (state === 'unknown') return { ...current, kind: 'unknown', isSwitchable: false };
  return { ...current, kind: isOn ? 'renews' : 'ends' };
}
