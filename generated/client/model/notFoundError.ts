
export interface NotFoundError {
  detail: string;
  code?: string;
}
