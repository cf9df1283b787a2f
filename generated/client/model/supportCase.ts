
export interface SupportCase {
  id: string;
}
