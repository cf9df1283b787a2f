import { type GeofenceAlerts, NO_ALERTS } from './alerts.ts';

/** What vehicles do that a sentence is about, in the order of the sentences. */
export const MOVES = ['depart', 'arrive', 'both'] as const;
export type Moves = (typeof MOVES)[number];

type Chosen = Readonly<Record<string, GeofenceAlerts>>;

const ALERTS: Readonly<Record<Moves, GeofenceAlerts>> = {
  depart: { arrive: false, depart: true },
  arrive: { arrive: true, depart: false },
  both: { arrive: true, depart: true },
};

/** The sentence that a vehicle is in. `null`: it has no alert. */
export function movesOf(chosen: Chosen, vehicleId: number): Moves | null {
  const { arrive, depart } = chosen[vehicleId] ?? NO_ALERTS;
  if (arrive && depart) return 'both';
  if (arrive) return 'arrive';
  return depart ? 'depart' : null;
}

/** Choices with vehicles put into a sentence, or into none. A vehicle is in one sentence at most. */
export function withMoves(chosen: Chosen, vehicleIds: readonly number[], moves: Moves | null): Chosen {
  const alerts = moves ? ALERTS[moves] : NO_ALERTS;
  return { ...chosen, ...Object.fromEntries(vehicleIds.map((id) => [String(id), alerts])) };
}
