
export type VehicleUpdateCustomFields = {
  /**
     * @maxLength 300
     * @nullable
     * @pattern ^(\[[\s\S]*\])?$
     */
  field_1: string | null;
};
