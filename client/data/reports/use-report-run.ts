import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createReportRun, type ReportRequest } from './report-run.ts';

/** Runs a report while the page shows it, and starts over when the request changes. */
export function useReportRun({ devices, ...request }: ReportRequest) {
  // The list of vehicles is new every minute, with the same devices.
  const key = JSON.stringify({ ...request, devices: devices.map(({ id, device_key }) => ({ id, device_key })) });
  const run = useMemo(() => createReportRun(JSON.parse(key) as ReportRequest), [key]);
  useEffect(() => {
    run.start();
    return run.stop;
  }, [run]);
  return { ...useSyncExternalStore(run.subscribe, run.state), start: run.start, stop: run.stop };
}
