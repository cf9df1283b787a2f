
/**
 * An instant in a request, with Z or an offset, in the years from 2000 to 2099.
 * @pattern ^20[0-9]{2}-
 */
export type InstantInput = string;
