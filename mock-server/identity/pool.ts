/** The user pool of the endpoint, and the client (the portal) that signs in to it. */
export type Pool = {
  /** `{region}_{name}`. The SDK requires `^[\w-]+_[0-9a-zA-Z]+$`. */
  id: string;
  clientId: string;
};

export const WAYMARK_POOL: Pool = { id: 'us-east-1_Waymark01', clientId: 'waymark-portal' };

export const regionOf = ({ id }: Pool): string => id.slice(0, id.lastIndexOf('_'));

/** The part of the id that password hashes contain. */
export const poolName = ({ id }: Pool): string => id.slice(id.lastIndexOf('_') + 1);

export const issuerOf = (pool: Pool): string => `https://cognito-idp.${regionOf(pool)}.amazonaws.com/${pool.id}`;
