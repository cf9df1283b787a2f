
export interface AutorenewalRequest {
  /** @minimum 1 */
  vehicle_id: number;
  autorenewal: boolean;
}
