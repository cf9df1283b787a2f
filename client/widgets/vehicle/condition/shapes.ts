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

/** Shapes of cars by body. One style: outline, glass, lines. */
export const CARS: Readonly<Record<CarBody, CarShape>> = {
  car: {
    body: 'M60 5C80 5 94 10 98 28L101 70V182L98 222C95 240 82 245 60 245S25 240 22 222L19 182V70L22 28C26 10 40 5 60 5Z',
    glass: ['M27 86Q60 67 93 86L85 109Q60 100 35 109Z', 'M36 177Q60 184 84 177L91 199Q60 212 29 199Z'],
    lines: 'M35 109L36 177M85 109L84 177',
    doors: 'M19 104H31M19 142H35M19 176H33M101 104H89M101 142H85M101 176H87',
    wheels: [38, 178],
    hood: 42,
    lock: 142,
    tank: 224,
  },
  suv: {
    body: 'M60 6C84 6 97 12 100 30L102 66V210C102 234 92 244 60 244S18 234 18 210V66L20 30C23 12 36 6 60 6Z',
    glass: ['M26 80Q60 63 94 80L87 103Q60 94 33 103Z', 'M33 213Q60 219 87 213L91 229Q60 236 29 229Z'],
    lines: 'M33 103V213M87 103V213M42 112V200M78 112V200',
    doors: 'M18 98H29M18 138H33M18 178H33M102 98H91M102 138H87M102 178H87',
    wheels: [38, 182],
    hood: 40,
    lock: 146,
    tank: 198,
  },
  pickup: {
    body: 'M60 6C84 6 97 11 100 28L102 64V237Q102 244 95 244H25Q18 244 18 237V64L20 28C23 11 36 6 60 6Z',
    glass: ['M26 74Q60 58 94 74L87 95Q60 87 33 95Z', 'M34 137Q60 141 86 137L88 146Q60 149 32 146Z'],
    lines: 'M33 95L34 137M87 95L86 137M27 156H93V236H27ZM42 156V236M60 156V236M78 156V236',
    doors: 'M18 92H29M18 130H33M102 92H91M102 130H87',
    wheels: [36, 184],
    hood: 37,
    lock: 116,
    tank: 196,
  },
  van: {
    body: 'M60 6C83 6 95 9 98 24L102 50V238Q102 245 95 245H25Q18 245 18 238V50L22 24C25 9 37 6 60 6Z',
    glass: ['M25 52Q60 35 95 52L89 74Q60 66 31 74Z'],
    lines: 'M31 74V236M89 74V236M31 100H89M31 168H89M31 202H89M31 236H89',
    doors: 'M18 72H28M18 108H31M102 72H92M102 108H89M102 166H89',
    wheels: [34, 184],
    hood: 24,
    lock: 134,
    tank: 220,
  },
  truck: {
    body: 'M60 6C84 6 97 8 99 20L101 38V70H105V244H15V70H19V38L21 20C23 8 36 6 60 6Z',
    glass: ['M25 40Q60 25 95 40L90 56Q60 50 30 56Z'],
    lines: 'M15 70H105M24 80H96V236H24ZM24 132H96M24 184H96',
    doors: 'M19 38H26M19 62H28M101 38H94M101 62H92',
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
