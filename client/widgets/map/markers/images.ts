import type { StyleImageMetadata } from 'maplibre-gl';
import type { VehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { drawIcon, fillDisc, PIXEL_RATIO, picture, strokeArc, withShadow } from './draw.ts';
import type { MarkerLook } from './look.ts';
import { readRing, type Share } from './ring.ts';

export type MarkerImage = { data: ImageData; options: Partial<StyleImageMetadata> };

/** Radii, lines and icons in pixels. `edge` is the outer radius of the disc with its rings. */
const DISC = { radius: 15, edge: 17.5, icon: 18, shadow: { below: 2, blur: 6, alpha: 0.35 } };
const SELECTED = { radius: 20, ring: 23, edge: 26, icon: 22, shadow: { below: 6, blur: 16, alpha: 0.4 } };
const CLUSTER = { edge: 22, inside: 17, ring: { radius: 19, width: 5 }, shadow: { below: 2, blur: 5, alpha: 0.3 } };
/** Outage or maintenance, as in the list. Stands beside a state, so it is smaller than a disc. */
const MARK = { radius: 7, edge: 8.5, icon: 14 };
const EXCLAMATION = { paths: ['M12 7v6', 'M12 17v.01'], isFilled: false };
const HOLLOW_LINE = 2;
/** Gap between two shares of a ring, as a fraction of a turn. */
const GAP = 2.5 / (2 * Math.PI * CLUSTER.ring.radius);
const PILL_RADIUS = 6;

/**
 * Draws the image that a layer requests by name: "disc parked", "selected alarm", "arrow", "interrupted", "shadow", "pill", "ring 0 2 8 8".
 * `null` for an unknown name.
 */
export function drawMarkerImage(name: string, look: MarkerLook): MarkerImage | null {
  const shares = readRing(name);
  if (shares) return plain(clusterDisc(shares, look));
  const [kind, state] = name.split(' ');
  if (kind === 'disc' && isState(state, look)) return plain(disc(state, look));
  if (kind === 'selected' && isState(state, look)) return plain(selectedDisc(state, look));
  if (name === 'arrow') return plain(arrow(look));
  if (name === 'interrupted') return plain(interruption(look));
  if (name === 'shadow') return plain(shadow(DISC));
  if (name === 'selected-shadow') return plain(shadow(SELECTED));
  if (name === 'pill') return pill(look);
  return null;
}

const plain = (data: ImageData): MarkerImage => ({ data, options: { pixelRatio: PIXEL_RATIO } });
const isState = (text: string | undefined, { states }: MarkerLook): text is VehicleState =>
  text !== undefined && Object.hasOwn(states, text);

function disc(state: VehicleState, look: MarkerLook): ImageData {
  const size = 2 * DISC.edge;
  return picture(size, size, (brush) => {
    fillDisc(brush, DISC.edge, look.ring);
    paintState(brush, state, look, DISC);
  });
}

function selectedDisc(state: VehicleState, look: MarkerLook): ImageData {
  const size = 2 * SELECTED.edge;
  return picture(size, size, (brush) => {
    fillDisc(brush, SELECTED.edge, look.accent);
    fillDisc(brush, SELECTED.ring, look.ring);
    paintState(brush, state, look, SELECTED);
  });
}

/** Filled with its color, or hollow without a current position. The arrow is a separate image, because it rotates. */
function paintState(
  brush: Parameters<typeof fillDisc>[0],
  state: VehicleState,
  look: MarkerLook,
  sizes: { radius: number; icon: number },
): void {
  const own = look.states[state];
  fillDisc(brush, sizes.radius, own.color);
  if (state === 'offline') fillDisc(brush, sizes.radius - HOLLOW_LINE, look.surface);
  if (state !== 'moving') drawIcon(brush, own, sizes.icon, state === 'offline' ? own.color : look.onState);
}

const arrow = (look: MarkerLook): ImageData =>
  picture(DISC.icon, DISC.icon, (brush) => drawIcon(brush, look.states.moving, DISC.icon, look.onState));

const interruption = (look: MarkerLook): ImageData =>
  picture(2 * MARK.edge, 2 * MARK.edge, (brush) => {
    fillDisc(brush, MARK.edge, look.ring);
    fillDisc(brush, MARK.radius, look.warning);
    drawIcon(brush, EXCLAMATION, MARK.icon, look.onState);
  });

/** Separate from the disc: shadows are below every disc and do not displace names. Also the touch target. */
function shadow({ edge, shadow }: { edge: number; shadow: typeof DISC.shadow }): ImageData {
  const size = 2 * (edge + shadow.below + shadow.blur);
  return picture(size, size, (brush) => withShadow(brush, shadow, () => fillDisc(brush, edge - 0.5, 'black')));
}

function clusterDisc(shares: readonly Share[], look: MarkerLook): ImageData {
  const { edge, inside, ring, shadow } = CLUSTER;
  const size = 2 * (edge + shadow.below + shadow.blur);
  return picture(size, size, (brush) => {
    withShadow(brush, shadow, () => fillDisc(brush, edge, look.ring));
    fillDisc(brush, inside, look.surface);
    const gap = shares.length > 1 ? GAP : 0;
    for (const { state, from, to } of shares) {
      strokeArc(brush, { ...ring, from: from + gap / 2, to: to - gap / 2, color: look.states[state].color });
    }
  });
}

/** Background of a name: its corners are fixed, the rest stretches with the text. */
function pill(look: MarkerLook): MarkerImage {
  const size = 3 * PILL_RADIUS;
  const data = picture(size, size, (brush) => {
    brush.fillStyle = look.ink;
    brush.beginPath();
    brush.roundRect(-size / 2, -size / 2, size, size, PILL_RADIUS);
    brush.fill();
  });
  const middle: [number, number][] = [[PILL_RADIUS * PIXEL_RATIO, (size - PILL_RADIUS) * PIXEL_RATIO]];
  return { data, options: { pixelRatio: PIXEL_RATIO, stretchX: middle, stretchY: middle } };
}
