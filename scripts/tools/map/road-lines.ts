import type { Plane } from '../../../mock-server/map/geo.ts';
import { type Chicago, linesOf } from './chicago.ts';
import type { Point } from './lines.ts';

/** Free-flow speed of each drivable class in miles per hour. */
const SPEED_MPH: Record<string, number> = {
  motorway: 55,
  trunk: 42,
  motorway_link: 35,
  link: 25,
  primary: 32,
  secondary: 30,
  tertiary: 27,
  street: 22,
  street_limited: 22,
};
const METERS_PER_SECOND = 0.44704;

/** A road of the source, before junctions. Points in meters on the plane, speed in meters per second. */
export type RoadLine = { class: string; speed: number; oneway: boolean; level: string; points: Point[] };

export function drivableLines({ layers }: Chicago, plane: Plane): RoadLine[] {
  return layers.road.flatMap((feature) => {
    const { class: roadClass = '', oneway = false, structure = 'none', layer = 0 } = feature.properties;
    const speed = SPEED_MPH[roadClass];
    if (speed === undefined) return [];
    return linesOf(feature).map((line) => ({
      class: roadClass,
      speed: speed * METERS_PER_SECOND,
      oneway,
      level: structure === 'none' ? 'ground' : `${structure} ${layer}`,
      points: line.map(([lon = 0, lat = 0]) => plane.meters(lon, lat)),
    }));
  });
}

/** Whether vehicles can stop on a class: on streets, but not on expressways or ramps. */
export function isStreetClass(roadClass: string): boolean {
  return !/motorway|trunk|link/.test(roadClass);
}

const isStreet = (line: RoadLine) => isStreetClass(line.class);

/** Crossing streets have a junction, unless one of them is a bridge or a tunnel. */
export function meetOnTheGround(a: RoadLine, b: RoadLine): boolean {
  return isStreet(a) && isStreet(b) && a.level === b.level;
}

/** Whether two roads meet where one of them ends. A street never joins an expressway. */
export function mayEndOn(line: RoadLine, other: RoadLine): boolean {
  if (isStreet(line)) return other.class === 'trunk' || meetOnTheGround(line, other);
  return line.class.endsWith('link') || !isStreet(other);
}
