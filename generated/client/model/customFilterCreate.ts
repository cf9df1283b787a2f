import type { CommandType } from './commandType.ts';
import type { KnownAlertType } from './knownAlertType.ts';
import type { Title } from './title.ts';

export interface CustomFilterCreate {
  filter_name: Title;
  is_shared?: boolean;
  /** @maxItems 64 */
  selected_alerts: KnownAlertType[];
  /** @maxItems 64 */
  selected_commands: CommandType[];
}
