
export interface TestPushRequest {
  /** @minimum 1 */
  user_id: number;
  test_sms_notification: boolean;
  test_push_notification: boolean;
}
