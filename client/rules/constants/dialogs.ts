/** Widths of dialogs in pixels (core 9). None is wider than `widest`. */
export const DIALOG_WIDTHS = { usual: 400, cropper: 730, moduleRequired: 814, widest: 1_024 } as const;
/** Height in pixels of the vehicle list in the bulk command dialog (core 2.7). */
export const BULK_LIST_HEIGHT = 312;
/** Milliseconds of the final step of a batch of commands, a changed group and dismissed codes (core 9). */
export const BULK_FINALIZING = 150;
export const BULK_SUCCESS = 1_500;
export const GROUP_SUCCESS = 1_500;
export const DIAGNOSTICS_CLOSE = 500;
