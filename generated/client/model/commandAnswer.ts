import type { CommandAnswerParsed } from './commandAnswerParsed.ts';

export interface CommandAnswer {
  id?: string;
  command?: string;
  sent_at?: string;
  answered_at?: string;
  /** What the device said (core 7). */
  parsed: CommandAnswerParsed;
}
