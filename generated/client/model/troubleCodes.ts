import type { TroubleCode } from './troubleCode.ts';

/**
 * By code.
 */
export interface TroubleCodes {[key: string]: TroubleCode}
