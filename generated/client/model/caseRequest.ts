import type { CaseRequestPhoneType } from './caseRequestPhoneType.ts';
import type { Email } from './email.ts';
import type { Label } from './label.ts';
import type { PlainText } from './plainText.ts';

export interface CaseRequest {
  name: Label;
  email: Email;
  subject: Label;
  description: PlainText;
  phone_type?: CaseRequestPhoneType;
}
