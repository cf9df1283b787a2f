import { queryOptions } from '@tanstack/react-query';
import { getGetOptionTablesQueryOptions, updateOptionTables } from '../../../generated/client/device.ts';
import type { OptionTables, OptionTablesUpdate } from '../../api/model.ts';
import { askDevice } from '../device-requests/request.ts';
import { queryClient } from '../query-client.ts';

const ALL = { show_3_4: true, keylocker: true } as const;

/** All option tables of a device with those of its key locker (commerce 7). Asks the device. */
export const optionTablesQuery = (deviceKey: string) =>
  queryOptions({ ...getGetOptionTablesQueryOptions(deviceKey, ALL), staleTime: 0 });

/** Writes options to a device, all or none, and shows what it confirmed. Rejects with an `ApiError`. */
export const saveOptions = (deviceKey: string, update: OptionTablesUpdate): Promise<OptionTables> =>
  askDevice({
    deviceKey,
    kind: 'options',
    send: () => updateOptionTables(deviceKey, update),
    judge: () => 'done',
    onAnswer: (tables) => queryClient.setQueryData(optionTablesQuery(deviceKey).queryKey, tables),
    write: 'updateOptionTables',
  });
