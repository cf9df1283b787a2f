
/**
 * The shape of every error; `code` tells kinds apart where there is more than one.
 */
export interface ErrorDetail {
  detail: string;
  code?: string;
}
