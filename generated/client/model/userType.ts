
export interface UserType {
  /** Open (core 3). */
  type: 'owner' | 'installer' | 'vehicle_user' | string;
  subscriber: number;
}
