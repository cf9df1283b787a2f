/** The shapes of the contract. */
export type * from '../../generated/client/model.schemas.ts';
