/** The page of one dash cam, and the one to choose from (core 2.1). */
export const DASH_CAMS = '/control-center/vehicle/dashcam';
export const dashCamAddress = (vehicleId: number): string => `${DASH_CAMS}/${vehicleId}`;
