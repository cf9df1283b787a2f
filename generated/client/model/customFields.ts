
export interface CustomFields {
  /**
     * Bracketed, comma-separated list of single-quoted group names; may be empty or `[]` (core 3).
     * @nullable
     */
  field_1: string | null;
}
