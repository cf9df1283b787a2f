import type { Point } from './lines.ts';

/**
 * Continuations of the expressways outside the street map, sketched by hand along their real course, so that an overview shows a
 * city with roads leading out. They have no names and are not used for routes.
 */
export const EXPRESSWAYS: { class: 'motorway' | 'primary'; points: Point[] }[] = [
  // Kennedy and Northwest Tollway, to Elgin and Rockford
  {
    class: 'motorway',
    points: [
      [-87.7554, 41.9677],
      [-87.79, 41.981],
      [-87.87, 41.984],
      [-87.96, 42.02],
      [-88.05, 42.065],
      [-88.28, 42.072],
      [-88.6, 42.17],
    ],
  },
  // Edens and Tri-State, to Milwaukee
  {
    class: 'motorway',
    points: [
      [-87.7471, 41.9677],
      [-87.753, 42.03],
      [-87.767, 42.1],
      [-87.8, 42.155],
      [-87.87, 42.24],
      [-87.92, 42.33],
      [-87.95, 42.49],
    ],
  },
  // Eisenhower, to Schaumburg
  {
    class: 'motorway',
    points: [
      [-87.8027, 41.8734],
      [-87.87, 41.873],
      [-87.91, 41.885],
      [-87.945, 41.93],
      [-87.99, 41.96],
      [-88.02, 42.03],
      [-88.04, 42.062],
    ],
  },
  // Reagan Tollway, to Aurora
  {
    class: 'motorway',
    points: [
      [-87.91, 41.885],
      [-87.955, 41.845],
      [-88.1, 41.81],
      [-88.3, 41.79],
      [-88.6, 41.82],
    ],
  },
  // Stevenson, to Joliet
  {
    class: 'motorway',
    points: [
      [-87.8027, 41.799],
      [-87.87, 41.757],
      [-87.945, 41.715],
      [-88.05, 41.695],
      [-88.2, 41.59],
      [-88.28, 41.42],
    ],
  },
  // Skyway and Indiana Toll Road
  {
    class: 'motorway',
    points: [
      [-87.6157, 41.7713],
      [-87.58, 41.741],
      [-87.545, 41.71],
      [-87.52, 41.69],
      [-87.42, 41.615],
      [-87.25, 41.6],
      [-87, 41.61],
    ],
  },
  // Dan Ryan, Bishop Ford and Kingery
  {
    class: 'motorway',
    points: [
      [-87.6258, 41.7713],
      [-87.625, 41.72],
      [-87.605, 41.69],
      [-87.59, 41.64],
      [-87.57, 41.58],
      [-87.42, 41.572],
      [-87.2, 41.575],
    ],
  },
  // Interstate 57, to Kankakee
  {
    class: 'motorway',
    points: [
      [-87.625, 41.72],
      [-87.66, 41.66],
      [-87.7, 41.58],
      [-87.74, 41.5],
      [-87.85, 41.2],
    ],
  },
  // Tri-State Tollway, around the city
  {
    class: 'motorway',
    points: [
      [-87.87, 42.24],
      [-87.865, 42.12],
      [-87.873, 42.03],
      [-87.885, 41.97],
      [-87.915, 41.9],
      [-87.92, 41.8],
      [-87.86, 41.745],
      [-87.77, 41.7],
      [-87.73, 41.63],
      [-87.66, 41.585],
      [-87.57, 41.578],
    ],
  },
  // Lake Shore Drive, to its northern and southern end
  {
    class: 'primary',
    points: [
      [-87.6477, 41.9677],
      [-87.6525, 41.977],
      [-87.656, 41.986],
    ],
  },
  {
    class: 'primary',
    points: [
      [-87.583, 41.8049],
      [-87.577, 41.794],
      [-87.5775, 41.782],
      [-87.568, 41.766],
    ],
  },
];
