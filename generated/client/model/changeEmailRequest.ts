import type { Email } from './email.ts';

export interface ChangeEmailRequest {
  email: Email;
  confirm_email: Email;
}
