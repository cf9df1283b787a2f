
export interface StreamKey {
  /**
     * null: not yet.
     * @nullable
     */
  key: string | null;
}
