import type { Email } from './email.ts';

export interface TransferRequest {
  email: Email;
  /** @minimum 1 */
  subscriber_id: number;
}
