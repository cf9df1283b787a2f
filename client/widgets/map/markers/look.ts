import { VEHICLE_STATES, type VehicleState } from '../../../rules/vehicle/vehicle-state.ts';

/** A state's colour and the lines of its icon, in a box of 24 by 24. */
export type StateLook = { color: string; paths: readonly string[]; isFilled: boolean };

/** Everything that drawing markers needs to know of the theme. */
export type MarkerLook = {
  states: Readonly<Record<VehicleState, StateLook>>;
  surface: string;
  /** Around each disc. */
  ring: string;
  /** Icons on a disc. */
  onState: string;
  accent: string;
  ink: string;
  onInk: string;
  text: string;
  /** Around names. */
  halo: string;
};

/**
 * Reads colours and icons off a sheet that holds the disc of each state, as the list shows them: markers are drawn from the
 * same theme and the same icons, and there is no second place to keep.
 */
export function readLook(sheet: HTMLElement): MarkerLook {
  const style = getComputedStyle(sheet);
  const variable = (name: string) => style.getPropertyValue(name).trim();
  const states = VEHICLE_STATES.map((state) => [state, readState(sheet.querySelector(`[data-state="${state}"]`))]);
  return {
    states: Object.fromEntries(states) as MarkerLook['states'],
    surface: variable('--wm-surface'),
    ring: variable('--wm-marker-ring'),
    onState: variable('--wm-on-status'),
    accent: variable('--wm-accent'),
    ink: variable('--wm-ink'),
    onInk: variable('--wm-on-ink'),
    text: variable('--mantine-color-text'),
    halo: variable('--wm-map-halo'),
  };
}

function readState(disc: Element | null): StateLook {
  if (!disc) throw new Error('The sheet has to hold a disc for each state');
  const paths = Array.from(disc.querySelectorAll('path'), (path) => path.getAttribute('d') ?? '');
  return {
    color: getComputedStyle(disc).color,
    paths,
    isFilled: disc.querySelector('svg')?.getAttribute('fill') !== 'none',
  };
}
