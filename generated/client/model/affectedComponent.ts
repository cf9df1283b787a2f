
export interface AffectedComponent {
  name: string;
  old_status: string;
  /** operational, degraded_performance, partial_outage, major_outage. Open. */
  new_status: string;
}
