
export interface Transfer {
  /** transfer_request (core 4). */
  type: string;
  device_key: string;
  email: string;
  created_at?: string;
}
