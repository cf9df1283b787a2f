
export type GetFeaturesParams = {
/**
 * Also the key locker's.
 */
keylocker?: boolean;
/**
 * false: answer from what is stored, without asking the device.
 */
query_device?: boolean;
};
