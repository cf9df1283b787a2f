import type { TroubleCode } from './troubleCode.ts';

/**
 * A trouble code that a user cleared. The fault may remain, and the vehicle may report it again (assumed).
 */
export interface DismissedCode {
  code: string;
  dismissed_at: string;
  meaning: TroubleCode;
}
