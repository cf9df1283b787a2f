import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ReplayAlert, ReplayMark } from '../../rules/alerts/replay-alerts.ts';

type Marks = {
  /** The newest alerts of the replay that is shown. */
  alerts: readonly ReplayAlert[];
  setAlerts: (alerts: readonly ReplayAlert[]) => void;
  /** What is pointed at, in the dots, in the list or on the map. Otherwise the alert that the map shows. */
  mark: ReplayMark | null;
  point: (mark: ReplayMark | null) => void;
  /** The alert that the map goes to, again with each new object. */
  shown: { alert: ReplayAlert } | null;
  show: (alert: ReplayAlert | null) => void;
};

const NONE: readonly ReplayAlert[] = [];
const nothing = () => undefined;
const Context = createContext<Marks>({
  alerts: NONE,
  setAlerts: nothing,
  mark: null,
  point: nothing,
  shown: null,
  show: nothing,
});

/** Keeps dots, list and map of a replay in step, which may be in different parts of a page. */
export function ReplayMarks({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState(NONE);
  const [pointed, point] = useState<ReplayMark | null>(null);
  const [shown, setShown] = useState<Marks['shown']>(null);
  const marks = useMemo(
    () => ({
      alerts,
      setAlerts,
      mark: pointed ?? (shown && { day: shown.alert.day, id: shown.alert.event.id }),
      point,
      shown,
      show: (alert: ReplayAlert | null) => setShown(alert && { alert }),
    }),
    [alerts, pointed, shown],
  );
  return <Context value={marks}>{children}</Context>;
}

export const useReplayMarks = (): Marks => useContext(Context);
