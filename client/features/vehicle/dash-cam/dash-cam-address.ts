/** Address of the dash cam chooser, and base of the pages of each dash cam (core 2.1). */
export const DASH_CAMS = '/control-center/vehicle/dashcam';
export const dashCamAddress = (vehicleId: number): string => `${DASH_CAMS}/${vehicleId}`;
