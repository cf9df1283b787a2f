import type { CommandAnswer } from '../../api/model.ts';
import { type CommandReport, stageOfWait } from '../../rules/device-requests/progress.ts';
import type { VehicleCommand } from '../../rules/vehicle/product-capabilities.ts';
import { type CommandProgress, isCutOff } from '../device-requests/progress.ts';

type Begun = Exclude<CommandProgress, { step: 'idle' }>;

/** Describes a vehicle's command for its buttons at `now`. */
export function reportOfProgress(command: VehicleCommand, progress: Begun, now: number): CommandReport {
  const times = { askedAt: null, endedAt: null };
  switch (progress.step) {
    case 'under_way': {
      const { since, after } = progress;
      const waited = now - since;
      return { ...times, stage: after ? 'queued' : stageOfWait(waited), askedAt: since, waited, behind: after };
    }
    case 'done':
      return {
        ...times,
        stage: isAsAsked(command, progress.reported) ? 'confirmed' : 'not_carried_out',
        endedAt: progress.at,
      };
    case 'refused':
      return { ...times, stage: 'refused', code: progress.code, detail: progress.detail };
    case 'unanswered':
      return { ...times, stage: 'unanswered', endedAt: progress.at, waited: progress.waited, detail: progress.detail };
    case 'failed':
      return { ...times, stage: isCutOff(progress) ? 'lost' : 'failed', error: progress.error };
    case 'not_sent':
      return { ...times, stage: progress.why === 'canceled' ? 'canceled' : 'not_sent', why: progress.why };
  }
}

type Reported = CommandAnswer['parsed'];
/** State that a device reports after a successful command. The others have no state to compare. */
const AS_ASKED: Partial<Record<VehicleCommand, (reported: Reported) => boolean | undefined>> = {
  arm: ({ armed }) => armed,
  disarm: ({ armed }) => armed === undefined || !armed,
  remote_start: ({ engine_on }) => engine_on,
  remote_stop: ({ engine_on }) => engine_on === undefined || !engine_on,
  panic_on: ({ panic_status }) => panic_status,
  panic_off: ({ panic_status }) => panic_status === undefined || !panic_status,
};

/** Shows the state that the device reported, even if it differs from the requested one. */
const isAsAsked = (command: VehicleCommand, reported: Reported): boolean => AS_ASKED[command]?.(reported) ?? true;
