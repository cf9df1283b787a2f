
export type DeleteUserParams = {
/**
 * The account whose vehicles are no longer shared.
 * @minimum 1
 */
subscriber: number;
};
