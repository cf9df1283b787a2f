import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { now } from '../../lib/now.ts';
import { periodBefore } from '../../rules/reports/report-view.ts';
import { createReportRun, type ReportRequest } from './report-run.ts';

type Asked = Omit<ReportRequest, 'before'> & { isCompared: boolean; timezone: string };

/** Runs a report while the page shows it, and starts over when the request changes. */
export function useReportRun({ devices, ...request }: Asked) {
  // The list of vehicles is new every minute, with the same devices.
  const key = JSON.stringify({ ...request, devices: devices.map(({ id, device_key }) => ({ id, device_key })) });
  const { run, before } = useMemo(() => runOf(JSON.parse(key) as Asked), [key]);
  useEffect(() => {
    run.start();
    return run.stop;
  }, [run]);
  return { ...useSyncExternalStore(run.subscribe, run.state), before, start: run.start, stop: run.stop };
}

/** The period before ends at the time of day at which the report starts. Later it stays so, because the parts are compared with it. */
function runOf({ isCompared, timezone, ...request }: Asked) {
  const before = isCompared ? periodBefore(request.period, now(), timezone) : null;
  return { run: createReportRun({ ...request, before }), before };
}
