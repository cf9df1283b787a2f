import type { Password } from './password.ts';

export interface SetPasswordRequest {
  password: Password;
  /** @maxLength 99 */
  confirm_password: string;
  /**
     * @minLength 8
     * @maxLength 200
     */
  token: string;
}
