
export interface ValidateNext {
  valid: boolean;
}
