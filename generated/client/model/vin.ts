
/**
 * 17 letters and digits without I O and Q.
 * @pattern ^[A-HJ-NPR-Z0-9]{17}$
 */
export type Vin = string;
