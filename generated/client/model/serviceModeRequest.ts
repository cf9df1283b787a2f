import type { InstantInput } from './instantInput.ts';

export interface ServiceModeRequest {
  service_mode: boolean;
  service_mode_end_date?: InstantInput | null;
}
