import type { Vehicle } from '../../api/model.ts';
import { livesOnItsOwn } from './batteries.ts';
import { isTracker, productCapabilities } from './product-capabilities.ts';

/** Bodies that a vehicle is drawn with. `car`: any other vehicle, as a sedan. */
export const CAR_BODIES = ['car', 'suv', 'pickup', 'van', 'truck'] as const;
export const OBJECT_BODIES = ['trailer', 'generator', 'tracker', 'dash_cam'] as const;
export type CarBody = (typeof CAR_BODIES)[number];
export type ObjectBody = (typeof OBJECT_BODIES)[number];
export type Body = CarBody | ObjectBody;

type Facts = Pick<Vehicle, 'product_name' | 'hardwired_mode' | 'vehicle_name' | 'vehicle_make' | 'vehicle_model'>;

/** Assumed: no document has the type of a body, so its usual models and words decide. They choose a drawing and nothing else. */
const OBJECTS: readonly (readonly [ObjectBody, RegExp])[] = [
  ['trailer', /\b(trailer|remorque|remolque|big tex)/],
  ['generator', /\b(generator|generac|generador|génératrice|generatrice|groupe électrogène)/],
];
const CARS: readonly (readonly [CarBody, RegExp])[] = [
  ['truck', /\b(npr|f-?[4-7]50|(box|dump|tow|fire) truck|hino|freightliner|kenworth|peterbilt|camion)\b/],
  [
    'van',
    /\b(transit|pro ?master|sprinter|metris|nv ?\d+|express|savana|e-\d50|caravan|pacifica|sienna|odyssey|carnival|california|solis|vito|vans?|camper|motorhome|fourgon|furgoneta|autocaravane)\b/,
  ],
  [
    'pickup',
    /\b(f-?[123]50|silverado|sierra|ram \d+|tacoma|tundra|ranger|maverick|colorado|canyon|frontier|titan|np300|ridgeline|gladiator|hilux|pick-?up|ute|camioneta)\b/,
  ],
  [
    'suv',
    /\b(cr-?v|hr-?v|rav ?4|explorer|escape|edge|bronco|expedition|tahoe|suburban|equinox|traverse|tucson|santa fe|palisade|sorento|sportage|telluride|outback|forester|wrangler|cherokee|highlander|4runner|pilot|rogue|pathfinder|cx-?\d+|model [xy]|suv)\b/,
  ],
];

/** Body to draw for a vehicle. Its model decides before its name, which may be that of its driver. */
export function bodyOf(vehicle: Facts): Body {
  const { product_name, vehicle_name, vehicle_make, vehicle_model } = vehicle;
  const texts = [`${vehicle_make ?? ''} ${vehicle_model ?? ''}`, vehicle_name].map((text) => text.toLowerCase());
  const first = <B extends Body>(known: readonly (readonly [B, RegExp])[]): B | undefined =>
    texts.flatMap((text) => known.filter(([, words]) => words.test(text)).map(([body]) => body))[0];
  if (isTracker(product_name)) {
    const object = first(OBJECTS);
    if (object) return object;
    if (livesOnItsOwn(vehicle)) return 'tracker';
  }
  const capabilities = productCapabilities(product_name);
  if (capabilities?.kind === 'dash_cam' && !capabilities.commands.includes('arm')) return 'dash_cam';
  return first(CARS) ?? 'car';
}
