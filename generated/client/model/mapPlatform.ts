
export interface MapPlatform {
  apikey: string;
}
