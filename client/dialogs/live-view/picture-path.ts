import { vehiclePaths } from '../../lib/paths.ts';

/** Query parameter of the dash cam page: the instant (milliseconds since 1970) after which the picture to show was taken. */
export const PICTURE = 'picture';

/** The dash cam page, at the picture that was taken after an instant. */
export const picturePath = (vehicleId: number, takenAt: number): string =>
  `${vehiclePaths.dashCam(vehicleId)}?${PICTURE}=${Math.floor(takenAt)}`;
