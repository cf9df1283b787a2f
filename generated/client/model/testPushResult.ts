
export interface TestPushResult {
  push_notification_sent: boolean;
  /**
     * Why it was not sent.
     * @nullable
     */
  push_notification_result: string | null;
}
