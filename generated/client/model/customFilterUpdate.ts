import type { Title } from './title.ts';

export interface CustomFilterUpdate {
  filter_name?: Title;
  is_shared?: boolean;
}
