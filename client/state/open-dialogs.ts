import { createSessionStore } from './store.ts';

/** Dialogs that any page may open, with their arguments. `null`: closed (core 4 "Session state"). */
type OpenDialogs = {
  /** Core 2.7. `vehicleIds`: ticked at first. */
  bulkCommands: { vehicleIds: readonly number[] } | null;
  /** Core 2.8: one trouble code of a vehicle. */
  diagnostics: { vehicleId: number; code: string } | null;
  /** Core 2.9. `vehicleId` is `null` to start with choosing one. */
  transfer: { vehicleId: number | null } | null;
  /** Location links of a vehicle. */
  locationLinks: { vehicleId: number } | null;
  /** Core 2.10. `create`: opened to create one group, and closed afterwards. `onLoad` receives its name. */
  groups: { view: 'list' | 'create'; onLoad?: (name: string) => void } | null;
};

export const useOpenDialogs = createSessionStore<OpenDialogs>(() => ({
  bulkCommands: null,
  diagnostics: null,
  transfer: null,
  locationLinks: null,
  groups: null,
}));

export const openBulkCommands = (vehicleIds: readonly number[] = []): void =>
  useOpenDialogs.setState({ bulkCommands: { vehicleIds } });
export const openDiagnostics = (vehicleId: number, code: string): void =>
  useOpenDialogs.setState({ diagnostics: { vehicleId, code } });
export const openTransfer = (vehicleId: number | null = null): void =>
  useOpenDialogs.setState({ transfer: { vehicleId } });
export const openLocationLinks = (vehicleId: number): void => useOpenDialogs.setState({ locationLinks: { vehicleId } });
export const openGroups = (about: NonNullable<OpenDialogs['groups']> = { view: 'list' }): void =>
  useOpenDialogs.setState({ groups: about });
export const closeDialog = (dialog: keyof OpenDialogs): void => useOpenDialogs.setState({ [dialog]: null });
