import { queryOptions } from '@tanstack/react-query';
import { getListLogsQueryOptions } from '../../../generated/client/iot.ts';
import { ALERT_TYPES, COMMAND_TYPES } from '../../rules/commands/actions.ts';
import { LAST_LOGS } from '../../rules/constants/help.ts';
import { DAY } from '../../rules/time/duration.ts';

const DAYS = 30;

/** Last commands and alerts of a vehicle's log, before a reset and after it. */
export const lastLogsQuery = (vehicleId: number, at: number) =>
  queryOptions({
    ...getListLogsQueryOptions({
      vehicle_id: [vehicleId],
      from_date: new Date(at - DAYS * DAY).toISOString(),
      event: [...COMMAND_TYPES, ...ALERT_TYPES],
      limit: LAST_LOGS,
    }),
    select: ({ results }) => results.slice(0, LAST_LOGS),
  });
