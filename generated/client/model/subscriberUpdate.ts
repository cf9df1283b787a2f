
export interface SubscriberUpdate {
  billing_push_enabled?: boolean;
  text_message_consent?: boolean;
}
