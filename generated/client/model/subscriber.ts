
export interface Subscriber {
  id: number;
  account_name?: string;
  billing_push_enabled: boolean;
  text_message_consent: boolean;
}
