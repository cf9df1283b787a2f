
export interface MediaLink {
  thumbnail_url: string;
  /** @nullable */
  url?: string | null;
}
