
export interface CustomFilter {
  id: number;
  filter_name: string;
  is_shared: boolean;
  selected_alerts: string[];
  selected_commands: string[];
}
