import { IconCircleDashed, IconMapPin, IconPolygon, IconRectangle } from '@tabler/icons-react';

export const GEOFENCE_ICONS = {
  radius: IconCircleDashed,
  polygon: IconPolygon,
  rectangle: IconRectangle,
  point_of_interest: IconMapPin,
};
