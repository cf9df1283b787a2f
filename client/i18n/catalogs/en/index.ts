/** Types alone: catalogues are loaded one by one, when a page needs them. */
import type common from './common.ts';
import type map from './map.ts';
import type signIn from './sign-in.ts';
import type titles from './titles.ts';
import type vehicles from './vehicles.ts';

export type Catalogs = {
  common: typeof common;
  map: typeof map;
  'sign-in': typeof signIn;
  titles: typeof titles;
  vehicles: typeof vehicles;
};
