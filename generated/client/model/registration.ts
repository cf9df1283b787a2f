
export interface Registration {
  email: string;
  token_type: string;
}
