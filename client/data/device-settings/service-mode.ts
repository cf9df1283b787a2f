import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getSetServiceModeMutationKey, setServiceMode, updateOptionTables } from '../../../generated/client/device.ts';
import type { Device } from '../../api/model.ts';
import type { Progress } from '../../rules/device-requests/progress.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { devicesQuery } from '../billing/queries.ts';
import { askDevice, runRequest } from '../device-requests/request.ts';
import { deviceQuery } from '../streams/queries.ts';

/** The device with its service mode. Read each minute, because another person may end it. `null`: not visible any more. */
export const servedDeviceQuery = (deviceKey: string) =>
  queryOptions({ ...deviceQuery(deviceKey), refetchInterval: MINUTE, refetchOnMount: 'always' });

/** Devices that an installer or dealer may work on now: those in service mode (commerce 4). */
export const devicesInServiceQuery = () =>
  queryOptions({ ...devicesQuery(), select: inService, refetchInterval: MINUTE, refetchOnMount: 'always' });

const inService = (devices: Device[]): Device[] => devices.filter(({ service_mode }) => service_mode);

/** Opens service mode until an instant, or moves its end. The device has to answer (commerce 8). */
export const serviceModeOpening = (deviceKey: string) =>
  mutationOptions({
    mutationKey: getSetServiceModeMutationKey(),
    mutationFn: (end: number) =>
      askDevice({
        deviceKey,
        kind: 'service_mode',
        send: () =>
          setServiceMode(deviceKey, { service_mode: true, service_mode_end_date: new Date(end).toISOString() }),
        judge: ({ service_mode }) => (service_mode ? 'done' : 'refused'),
      }),
  });

export type OptionChange = { table: number; option: number; value: number };

/** The kind of a change, one for each option. */
export const optionKind = ({ table, option }: Omit<OptionChange, 'value'>): string => `option ${table} ${option}`;

/** Writes one option and follows it to its end. See `runRequest`. */
export const runOption = (deviceKey: string, change: OptionChange): Promise<Progress> =>
  runRequest({
    deviceKey,
    kind: optionKind(change),
    send: () => updateOptionTables(deviceKey, { options: [change] }),
    judge: ({ tables = [] }) => {
      const options = tables.find(({ table }) => table === change.table)?.options;
      const answered = options?.find(({ option }) => option === change.option)?.value;
      // An answer without the option proves nothing against it (docs/decisions/0019-documented-fields.md).
      return answered === undefined || answered === change.value ? 'done' : 'refused';
    },
    write: 'updateOptionTables',
  });
