
export type ValidateNextParams = {
/**
 * The path with its query, as asked for before signing in.
 * @maxLength 2048
 */
next: string;
};
