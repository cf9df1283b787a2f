import type { Episode } from '../../rules/trips/trip-events.ts';
import { ToneDisc } from '../../ui/tone-disc.tsx';
import { gravest } from './happening-look.ts';

/** Icon of the gravest of what happened, beside its name. */
export function HappeningDisc({ episodes }: { episodes: readonly Pick<Episode, 'kind' | 'crossing'>[] }) {
  const { icon, tone } = gravest(episodes);
  return <ToneDisc icon={icon} tone={tone} size="small" />;
}
