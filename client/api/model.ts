/** Types of the contract's schemas. */
export type * from '../../generated/client/model.schemas.ts';
