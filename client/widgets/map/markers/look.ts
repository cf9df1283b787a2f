import { VEHICLE_STATES, type VehicleState } from '../../../rules/vehicle/vehicle-state.ts';

/** A state's color and the paths of its icon, in a box of 24 by 24. */
export type StateLook = { color: string; paths: readonly string[]; isFilled: boolean };

/** Theme values for drawing markers. */
export type MarkerLook = {
  states: Readonly<Record<VehicleState, StateLook>>;
  surface: string;
  /** Ring around each disc. */
  ring: string;
  /** Color of icons on a disc. */
  onState: string;
  accent: string;
  warning: string;
  ink: string;
  onInk: string;
  text: string;
  /** Halo around names. */
  halo: string;
};

/**
 * Reads colors and icons from an element with the disc of each state, as the list shows them. So markers use the same theme and icons
 * without a second definition.
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
    warning: variable('--wm-warning'),
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
