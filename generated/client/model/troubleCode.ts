
/**
 * What a trouble code means (core 3).
 */
export interface TroubleCode {
  tech_definition: string;
  effect_on_vehicle: string;
  system: string;
  urgency_desc: string;
}
