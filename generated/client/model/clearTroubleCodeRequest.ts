
export interface ClearTroubleCodeRequest {
  /** @pattern ^[PCBU][0-9A-F]{4}$ */
  dtc_code: string;
}
