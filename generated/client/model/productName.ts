
/**
 * What kind of hardware it is (core 3). Open.
 */
export type ProductName = 'ft-xt' | 'ft-x1r' | 'ft-xc' | 'ft-xc2' | 'ft-x1max' | 'ft-x2max' | 'ft-dr3400' | 'ft-dr3100' | string;
