import type { ReactNode } from 'react';
import { createSessionStore } from './store.ts';

export type Alert = {
  id: string;
  type: 'success' | 'warning' | 'error';
  message: ReactNode;
  action?: { label: string; to: string };
  /** Milliseconds until it closes by itself; null: when the user closes it. */
  timeout: number | null;
};
export type NewAlert = Pick<Alert, 'message'> & Partial<Alert>;

const DEFAULT_TIMEOUT = 2_500;

/** Messages under the top bar (core 2.6), the oldest first. */
export const useAlerts = createSessionStore<{ alerts: readonly Alert[] }>(() => ({ alerts: [] }));
const change = (alter: (alerts: readonly Alert[]) => readonly Alert[]) =>
  useAlerts.setState(({ alerts }) => ({ alerts: alter(alerts) }));

let next = 0;
/** An error unless it says otherwise; a success closes by itself. */
function complete({ type = 'error', id, timeout, ...rest }: NewAlert): Alert {
  next += 1;
  return {
    ...rest,
    type,
    id: id ?? `alert-${next}`,
    timeout: timeout ?? (type === 'success' ? DEFAULT_TIMEOUT : null),
  };
}

/** Ids are unique: one that is shown already stays as it is. */
export function addAlert(alert: NewAlert): void {
  const added = complete(alert);
  change((alerts) => (alerts.some(({ id }) => id === added.id) ? alerts : [...alerts, added]));
}

/** Puts another in place of the alert with the same id, if there is one. */
export function updateAlert(alert: NewAlert & { id: string }): void {
  change((alerts) => alerts.map((old) => (old.id === alert.id ? complete(alert) : old)));
}

/** By id or by position. */
export function deleteAlert(which: string | number): void {
  change((alerts) => alerts.filter(({ id }, position) => id !== which && position !== which));
}
