
export type GetPendingVehicleDataParams = {
/**
 * The account that activates it.
 * @minimum 1
 */
subscriber: number;
};
