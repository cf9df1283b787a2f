import type { ReactNode } from 'react';
import { ADDED_TO_CART_SHOWN, ALERT_SHOWN } from '../rules/constants/layout.ts';
import { createSessionStore } from './store.ts';

export type Alert = {
  id: string;
  /** Another each time that it is said: what is said again begins anew, and is heard again. */
  turn: number;
  type: 'success' | 'warning' | 'error';
  message?: ReactNode;
  /** What a call failed with; its lines stand under the message (core 2.6, `errorLines`). */
  failure?: unknown;
  action?: { label: string; to: string };
  /** Milliseconds until it closes by itself; null: when the user closes it. */
  timeout: number | null;
  /** Something came into the cart: closing by itself, it flies there. */
  toCart?: boolean;
  /** Told when the user closes it, not when it goes by itself or is deleted. */
  onClose?: () => void;
};
export type NewAlert = Partial<Omit<Alert, 'turn'>>;

/** Messages under the top bar (core 2.6), the oldest first. */
export const useAlerts = createSessionStore<{ alerts: readonly Alert[] }>(() => ({ alerts: [] }));
const change = (alter: (alerts: readonly Alert[]) => readonly Alert[]) =>
  useAlerts.setState(({ alerts }) => ({ alerts: alter(alerts) }));

const MOST_SHOWN = 3;
const isLasting = ({ type, timeout }: Alert): boolean => type === 'warning' && timeout === null;

/**
 * What is shown: warnings that stay, which have room on the page, and of what lies over it the newest; those before come up
 * again as these go.
 */
export const shownOf = (alerts: readonly Alert[]) => ({
  lasting: alerts.filter(isLasting),
  passing: alerts.filter((alert) => !isLasting(alert)).slice(-MOST_SHOWN),
});

let next = 0;
/** An error unless it says otherwise; a success closes by itself. */
function complete({ type = 'error', id, timeout, ...rest }: NewAlert): Alert {
  next += 1;
  return {
    ...rest,
    type,
    id: id ?? `alert-${next}`,
    turn: next,
    timeout: timeout ?? (type === 'success' ? ALERT_SHOWN : null),
  };
}

/** Ids are unique: one that is shown already stays as it is. */
export function addAlert(alert: NewAlert): void {
  const added = complete(alert);
  change((alerts) => (alerts.some(({ id }) => id === added.id) ? alerts : [...alerts, added]));
}

/** Says something about a subject as if for the first time, also while it is still shown what was said of it before. */
export function sayAlert(alert: NewAlert & { id: string }): void {
  const said = complete(alert);
  change((alerts) => [...alerts.filter(({ id }) => id !== said.id), said]);
}

/** Says that something came into the cart (core 2.6). */
export function addedToCart(message: ReactNode, action?: Alert['action']): void {
  addAlert({ type: 'success', message, timeout: ADDED_TO_CART_SHOWN, toCart: true, ...(action && { action }) });
}

/** Puts another in place of the alert with the same id, if there is one: the same message, as things are now. */
export function updateAlert(alert: NewAlert & { id: string }): void {
  change((alerts) => alerts.map((old) => (old.id === alert.id ? { ...complete(alert), turn: old.turn } : old)));
}

/** By id or by position. */
export function deleteAlert(which: string | number): void {
  change((alerts) => alerts.filter(({ id }, position) => id !== which && position !== which));
}
