import { IconClockPause, IconGauge, IconHandStop, IconMapPinCheck, IconMapPinX, IconRocket } from '@tabler/icons-react';
import { typeOfKind } from '../../rules/commands/actions.ts';
import type { Episode, Happening } from '../../rules/trips/trip-events.ts';
import { actionLook, type Look } from '../../ui/action-look.ts';

const OWN: Readonly<Record<string, Look>> = {
  speed: { icon: IconGauge, tone: 'alarm' },
  speed_limit: { icon: IconGauge, tone: 'alarm' },
  harsh_braking: { icon: IconHandStop, tone: 'warning' },
  harsh_acceleration: { icon: IconRocket, tone: 'warning' },
  idle: { icon: IconClockPause, tone: 'quiet' },
  engine_idle: { icon: IconClockPause, tone: 'quiet' },
  curfew: actionLook('curfew'),
  codes: actionLook('dtc'),
};
const CROSSINGS = {
  arrive: { icon: IconMapPinCheck, tone: 'accent' },
  depart: { icon: IconMapPinX, tone: 'accent' },
} as const;

/** Gravest first. */
const TONES = ['alarm', 'warning', 'paused', 'accent', 'moving', 'parked', 'quiet'] as const;

/** Icon and tone of what happened to a vehicle. Its name gives the meaning. */
function happeningLook(kind: Happening, direction?: string): Look {
  if (kind === 'geofence' || kind === 'geofences') return CROSSINGS[direction === 'depart' ? 'depart' : 'arrive'];
  return OWN[kind] ?? actionLook(typeOfKind(kind) ?? kind);
}

/** Rank of a look, 0 for the gravest. */
const gravityOf = ({ tone }: Look): number => TONES.indexOf(tone);

/** Look of the gravest of several. The first counts among equals. */
export const gravest = (episodes: readonly Pick<Episode, 'kind' | 'crossing'>[]): Look =>
  episodes
    .map(({ kind, crossing }) => happeningLook(kind, crossing?.direction))
    .reduce((worst, look) => (gravityOf(look) < gravityOf(worst) ? look : worst));
