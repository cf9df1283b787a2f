/** Types alone: catalogues are loaded one by one, when a page needs them. */
import type account from './account.ts';
import type activity from './activity.ts';
import type answers from './answers.ts';
import type commands from './commands.ts';
import type common from './common.ts';
import type dashboard from './dashboard.ts';
import type forms from './forms.ts';
import type live from './live.ts';
import type map from './map.ts';
import type notices from './notices.ts';
import type palette from './palette.ts';
import type policies from './policies.ts';
import type profile from './profile.ts';
import type signIn from './sign-in.ts';
import type titles from './titles.ts';
import type vehicles from './vehicles.ts';

export type Catalogs = {
  account: typeof account;
  activity: typeof activity;
  answers: typeof answers;
  commands: typeof commands;
  common: typeof common;
  dashboard: typeof dashboard;
  forms: typeof forms;
  live: typeof live;
  map: typeof map;
  notices: typeof notices;
  palette: typeof palette;
  policies: typeof policies;
  profile: typeof profile;
  'sign-in': typeof signIn;
  titles: typeof titles;
  vehicles: typeof vehicles;
};
