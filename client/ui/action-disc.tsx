import { actionLook } from './action-look.ts';
import { ToneDisc } from './tone-disc.tsx';

/** Icon of an action in a disc, beside its name. */
export function ActionDisc({ action, isFailed = false }: { action: string; isFailed?: boolean }) {
  const { icon, tone } = actionLook(action);
  return <ToneDisc icon={icon} tone={isFailed ? 'alarm' : tone} size="small" />;
}
