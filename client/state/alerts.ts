import type { ReactNode } from 'react';
import { ADDED_TO_CART_SHOWN, ALERT_SHOWN } from '../rules/constants/layout.ts';
import { createSessionStore } from './store.ts';

export type Alert = {
  id: string;
  /** Changes each time the alert is shown, so that it restarts its timer and is announced again. */
  turn: number;
  type: 'success' | 'warning' | 'error';
  message?: ReactNode;
  /** Failure of a call. Its lines are shown below the message (core 2.6, `errorLines`). */
  failure?: unknown;
  action?: { label: string; to: string } | { label: string; onPress: () => void };
  /** Milliseconds until it closes by itself. `null`: only the user closes it. */
  timeout: number | null;
  /** Announces an addition to the cart: on timeout it flies there. */
  toCart?: boolean;
  /** An error of the whole portal or of a device. Other errors close when the user leaves their page. */
  staysOnNavigation?: boolean;
  /** Called when the user closes it, not on timeout or deletion. */
  onClose?: () => void;
};
export type NewAlert = Partial<Omit<Alert, 'turn'>>;

/** Alerts (core 2.6), oldest first. */
export const useAlerts = createSessionStore<{ alerts: readonly Alert[] }>(() => ({ alerts: [] }));
const change = (alter: (alerts: readonly Alert[]) => readonly Alert[]) =>
  useAlerts.setState(({ alerts }) => ({ alerts: alter(alerts) }));

const MOST_SHOWN = 3;
const isLasting = ({ type, timeout }: Alert): boolean => type === 'warning' && timeout === null;

/**
 * The visible alerts: persistent warnings, which take up space on the page, and the newest of the transient ones over it. Earlier
 * ones appear again when these close.
 */
export const shownOf = (alerts: readonly Alert[]) => ({
  lasting: alerts.filter(isLasting),
  passing: alerts.filter((alert) => !isLasting(alert)).slice(-MOST_SHOWN),
});

let next = 0;
/** Applies defaults: an error, and a success closes by itself. */
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

/** Adds an alert. A no-op if its id is shown already. */
export function addAlert(alert: NewAlert): void {
  const added = complete(alert);
  change((alerts) => (alerts.some(({ id }) => id === added.id) ? alerts : [...alerts, added]));
}

/** Shows an alert as new, replacing one with the same id. */
export function showAlert(alert: NewAlert & { id: string }): void {
  const shown = complete(alert);
  change((alerts) => [...alerts.filter(({ id }) => id !== shown.id), shown]);
}

/** Announces an addition to the cart (core 2.6). */
export function addedToCart(message: ReactNode, action?: Alert['action']): void {
  addAlert({ type: 'success', message, timeout: ADDED_TO_CART_SHOWN, toCart: true, ...(action && { action }) });
}

/** Replaces the alert with the same id, if there is one, without restarting it. */
export function updateAlert(alert: NewAlert & { id: string }): void {
  change((alerts) => alerts.map((old) => (old.id === alert.id ? { ...complete(alert), turn: old.turn } : old)));
}

/** Deletes an alert by id or by position. */
export function deleteAlert(which: string | number): void {
  change((alerts) => alerts.filter(({ id }, position) => id !== which && position !== which));
}

/** Deletes errors of the page that the user leaves. */
export function deletePageErrors(): void {
  change((alerts) => alerts.filter(({ type, staysOnNavigation = false }) => type !== 'error' || staysOnNavigation));
}
