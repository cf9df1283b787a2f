
export type VehicleUpdateCustomFields = {
  /**
     * As in CustomFields; at most 4 names, each by the rule of GroupTitle (core 5).
     * @maxLength 300
     * @nullable
     * @pattern ^(\[[\s\S]*\])?$
     */
  field_1: string | null;
};
