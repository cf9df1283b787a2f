import type { UserType } from './userType.ts';
import type { VehicleAccess } from './vehicleAccess.ts';

export interface User {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  /**
     * Address of the picture.
     * @nullable
     */
  image: string | null;
  is_password_set: boolean;
  /** IANA identifier. */
  timezone: string;
  /** French gives fr, Spanish es, anything else en (core 1). */
  language: string;
  /** imperial; anything else is metric (core 3). */
  unit: string;
  country: string;
  postal_code: string;
  /**
     * E.164.
     * @nullable
     */
  phone_number: string | null;
  /** @nullable */
  company?: string | null;
  allow_app_analytics: boolean;
  user_type: UserType[];
  vehicle_access: VehicleAccess[];
  is_voice_pin_set?: boolean;
}
