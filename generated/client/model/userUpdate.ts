import type { Country } from './country.ts';
import type { ImageUpload } from './imageUpload.ts';
import type { Label } from './label.ts';
import type { PersonName } from './personName.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PostalCode } from './postalCode.ts';
import type { TimeZone } from './timeZone.ts';
import type { UserUpdateLanguage } from './userUpdateLanguage.ts';
import type { UserUpdateUnit } from './userUpdateUnit.ts';
import type { VehicleAccessGrant } from './vehicleAccessGrant.ts';

export interface UserUpdate {
  first_name?: PersonName;
  last_name?: PersonName;
  phone_number?: PhoneNumber | null;
  company?: Label | null;
  language?: UserUpdateLanguage;
  unit?: UserUpdateUnit;
  timezone?: TimeZone;
  country?: Country;
  postal_code?: PostalCode;
  image?: ImageUpload | null;
  allow_app_analytics?: boolean;
  /**
     * A guest's access to the caller's vehicles; owner only.
     * @maxItems 500
     */
  vehicle_access?: VehicleAccessGrant[];
}
