
export interface ForbiddenError {
  detail: string;
  /** READ_ONLY, OWNER_ONLY, EXCLUSIVE_ACCESS, PENDING_TRANSFER, WRONG_RECIPIENT, RESTRICTED, PLAN, INSTALLER_REQUIRED … */
  code?: string;
}
