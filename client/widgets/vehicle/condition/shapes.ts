import type { CarBody, ObjectBody } from '../../../rules/vehicle/body.ts';

/** Box of every drawing, seen from above with the front at the top. */
export const BOX = { width: 120, height: 250 } as const;

export type CarShape = {
  /** Outline of the body. */
  body: string;
  glass: readonly string[];
  /** Lines on the body. */
  lines: string;
  /** Edges of the doors, on both sides. */
  doors: string;
  /** Tops of the front and rear wheels. */
  wheels: readonly [front: number, rear: number];
  /** Centers of what is drawn on the body, from the top. */
  hood: number;
  lock: number;
  tank: number;
};

/**
 * Both halves of a drawing, from lines of its right half. An outline that begins and ends in the middle is closed by its mirror image.
 * For absolute commands without arcs.
 */
export function bothHalves(right: string): string {
  const left = right.replaceAll(/([CHLMQV])([\d. ]+)/g, (_, command: string, numbers: string) => {
    if (command === 'V') return command + numbers;
    const mirrored = numbers.split(' ').map((number, index) => (index % 2 === 0 ? BOX.width - Number(number) : number));
    return command + mirrored.join(' ');
  });
  return right + left;
}

/** One edge of a pane: its right end, and how high the middle of the curve bends. */
type Edge = { x: number; y: number; bend: number };

/** A pane of glass between two curved edges. */
const pane = (top: Edge, bottom: Edge): string =>
  `M${BOX.width - top.x} ${top.y}Q60 ${top.bend} ${top.x} ${top.y}` +
  `L${bottom.x} ${bottom.y}Q60 ${bottom.bend} ${BOX.width - bottom.x} ${bottom.y}Z`;

/** Shapes of cars by body. One style: outline, glass, lines. */
export const CARS: Readonly<Record<CarBody, CarShape>> = {
  car: {
    body: bothHalves('M60 5C80 5 94 10 98 28L101 70V182L98 222C95 240 82 245 60 245'),
    glass: [
      pane({ x: 93, y: 86, bend: 67 }, { x: 85, y: 109, bend: 100 }),
      pane({ x: 84, y: 177, bend: 184 }, { x: 91, y: 199, bend: 212 }),
    ],
    lines: bothHalves('M85 109L84 177'),
    doors: bothHalves('M101 104H89M101 142H85M101 176H87'),
    wheels: [38, 178],
    hood: 42,
    lock: 142,
    tank: 224,
  },
  suv: {
    body: bothHalves('M60 6C84 6 97 12 100 30L102 66V210C102 234 92 244 60 244'),
    glass: [
      pane({ x: 94, y: 80, bend: 63 }, { x: 87, y: 103, bend: 94 }),
      pane({ x: 87, y: 213, bend: 219 }, { x: 91, y: 229, bend: 236 }),
    ],
    lines: bothHalves('M87 103V213M78 112V200'),
    doors: bothHalves('M102 98H91M102 138H87M102 178H87'),
    wheels: [38, 182],
    hood: 40,
    lock: 146,
    tank: 198,
  },
  pickup: {
    body: bothHalves('M60 6C84 6 97 11 100 28L102 64V237Q102 244 95 244H60'),
    glass: [
      pane({ x: 94, y: 74, bend: 58 }, { x: 87, y: 95, bend: 87 }),
      pane({ x: 86, y: 137, bend: 141 }, { x: 88, y: 146, bend: 149 }),
    ],
    lines: `${bothHalves('M87 95L86 137M60 156H93V236H60M78 156V236')}M60 156V236`,
    doors: bothHalves('M102 92H91M102 130H87'),
    wheels: [36, 184],
    hood: 37,
    lock: 116,
    tank: 196,
  },
  van: {
    body: bothHalves('M60 6C83 6 95 9 98 24L102 50V238Q102 245 95 245H60'),
    glass: [pane({ x: 95, y: 52, bend: 35 }, { x: 89, y: 74, bend: 66 })],
    lines: bothHalves('M89 74V236M60 100H89M60 168H89M60 202H89M60 236H89'),
    // The sliding door is on the right only.
    doors: `${bothHalves('M102 72H92M102 108H89')}M102 166H89`,
    wheels: [34, 184],
    hood: 24,
    lock: 134,
    tank: 220,
  },
  truck: {
    body: bothHalves('M60 6C84 6 97 8 99 20L101 38V70H105V244H60'),
    glass: [pane({ x: 95, y: 40, bend: 25 }, { x: 90, y: 56, bend: 50 })],
    lines: bothHalves('M60 70H105M60 80H96V236H60M60 132H96M60 184H96'),
    doors: bothHalves('M101 38H94M101 62H92'),
    wheels: [24, 186],
    hood: 19,
    lock: 106,
    tank: 210,
  },
};

/** Drawings of objects: their outline, and lines on it. */
export const OBJECTS: Readonly<Record<ObjectBody, { body: string; lines: string }>> = {
  trailer: {
    body: 'M26 84H94V236H26ZM16 136H26V192H16ZM94 136H104V192H94Z',
    lines: 'M60 14V84M60 34L34 84M60 34L86 84M54 14H66M40 96V224M60 96V224M80 96V224',
  },
  generator: {
    body: 'M30 62H90Q98 62 98 70V180Q98 188 90 188H30Q22 188 22 180V70Q22 62 30 62ZM14 76H22V98H14ZM14 152H22V174H14ZM98 76H106V98H98ZM98 152H106V174H98Z',
    lines: 'M22 98H98M34 72V88M44 72V88M54 72V88M64 72V88M74 72V88M84 72V88M64 110L48 138H60L54 166L74 132H62Z',
  },
  tracker: {
    body: 'M40 80H80Q92 80 92 92V158Q92 170 80 170H40Q28 170 28 158V92Q28 80 40 80Z',
    lines: 'M60 112A13 13 0 1 0 60 138A13 13 0 1 0 60 112ZM40 66Q60 50 80 66M28 52Q60 26 92 52M44 158H76',
  },
  dash_cam: {
    body: 'M30 92H90Q100 92 100 102V148Q100 158 90 158H30Q20 158 20 148V102Q20 92 30 92Z',
    lines:
      'M60 104A21 21 0 1 0 60 146A21 21 0 1 0 60 104ZM60 116A9 9 0 1 0 60 134A9 9 0 1 0 60 116ZM48 92V74H72V92M34 66Q60 56 86 66',
  },
};
