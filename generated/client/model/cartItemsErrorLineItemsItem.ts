
export type CartItemsErrorLineItemsItem = {
  device_key?: string;
  detail: string;
};
