import type { DismissedCodes } from './dismissedCodes.ts';
import type { TroubleCodes } from './troubleCodes.ts';

export interface TroubleCodeAnswer {
  dtc_error_count?: number;
  dtc_codes: TroubleCodes;
  dismissed_codes?: DismissedCodes;
}
