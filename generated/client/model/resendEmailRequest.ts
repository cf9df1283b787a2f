import type { Email } from './email.ts';

export interface ResendEmailRequest {
  email: Email;
}
