
export type GetOptionTablesParams = {
/**
 * Also tables 3 and 4.
 */
show_3_4?: boolean;
/**
 * Also the key locker's options.
 */
keylocker?: boolean;
};
