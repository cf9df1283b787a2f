/** A corner on the map's plane in radians of the equator. Sides are straight there, as they are drawn. */
export type Corner = { readonly x: number; readonly y: number };

/**
 * Sides of a ring in a grid whose crowded cells have grids of their own, built where they are looked at. Answers from the few sides
 * of one cell, so that the cost does not depend on the number of corners.
 */
export type RingIndex = {
  /** Whether a point is inside, by the even-odd rule. */
  isInside(x: number, y: number): boolean;
  /** Lower bound of the distance to the nearest side. */
  clearance(x: number, y: number): number;
  /** Whether a side is within a distance. */
  isNear(x: number, y: number, distance: number): boolean;
  /** Number of sides looked at so far, for tests and the bench. */
  readonly looked: number;
};

/** Rows and columns of a grid. */
const CELLS = 16;
/** More sides than these give a cell a grid of its own. */
const MOST_SIDES = 12;
const DEEPEST = 5;
/** Margin for rounding, a hundredth of a millimeter on the ground. */
const MARGIN = 1e-12;

type Side = { readonly a: Corner; readonly b: Corner };
type Box = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
type Leaf = {
  readonly box: Box;
  readonly sides: readonly Side[];
  /** Parity of the sides to the right, of which `ends` counts those with an end in the row. */
  readonly parity: boolean;
  readonly ends: readonly number[];
};
type Grid = {
  readonly box: Box;
  readonly depth: number;
  /** Sides that may touch a row of the grid. */
  readonly sides: readonly Side[];
  readonly rows: (readonly Side[] | undefined)[];
  readonly cells: (Leaf | Grid | undefined)[];
};

const isGrid = (part: Leaf | Grid): part is Grid => 'cells' in part;
const gridOf = (box: Box, depth: number, sides: readonly Side[]): Grid => ({ box, depth, sides, rows: [], cells: [] });

function indexIn(value: number, from: number, to: number): number {
  const index = Math.floor(((value - from) / (to - from)) * CELLS);
  return Math.max(0, Math.min(CELLS - 1, Number.isNaN(index) ? 0 : index));
}

function boxOfCell({ box: { west, east, south, north } }: Grid, row: number, column: number): Box {
  const [width, height] = [(east - west) / CELLS, (north - south) / CELLS];
  return {
    west: west + column * width,
    east: west + (column + 1) * width,
    south: south + row * height,
    north: south + (row + 1) * height,
  };
}

/** Range of a side's x between two values of y. `null` if it is not there. */
function across({ a, b }: Side, south: number, north: number): readonly [number, number] | null {
  const [low, high] = a.y <= b.y ? [a, b] : [b, a];
  if (high.y < south || low.y > north) return null;
  const xAt = (y: number) => low.x + ((high.x - low.x) * (y - low.y)) / (high.y - low.y);
  const from = low.y < south ? xAt(south) : low.x;
  const to = high.y > north ? xAt(north) : high.x;
  return from <= to ? [from, to] : [to, from];
}

function cellOf(grid: Grid, row: number, column: number): Leaf | Grid {
  const at = row * CELLS + column;
  return (grid.cells[at] ??= buildCell(grid, row, column));
}

function buildCell(grid: Grid, row: number, column: number): Leaf | Grid {
  const box = boxOfCell(grid, row, column);
  const [south, north] = [box.south - MARGIN, box.north + MARGIN];
  const inRow = (grid.rows[row] ??= grid.sides.filter((side) => across(side, south, north) !== null));
  const sides: Side[] = [];
  let parity = false;
  // A corner between two sides on the right counts twice, so that few are left.
  const ends = new Set<Corner>();
  const toggle = (corner: Corner) => {
    if (corner.y > north) parity = !parity;
    else if (corner.y >= south && !ends.delete(corner)) ends.add(corner);
  };
  for (const side of inRow) {
    const [from, to] = across(side, south, north) ?? [0, 0];
    if (from > box.east + MARGIN) {
      toggle(side.a);
      toggle(side.b);
    } else if (to >= box.west - MARGIN) sides.push(side);
  }
  if (sides.length > MOST_SIDES && grid.depth < DEEPEST) return gridOf(box, grid.depth + 1, inRow);
  return { box, sides, parity, ends: [...ends].map(({ y }) => y) };
}

function leafAt(root: Grid, x: number, y: number): Leaf {
  let part: Leaf | Grid = root;
  while (isGrid(part)) {
    const { west, east, south, north } = part.box;
    part = cellOf(part, indexIn(y, south, north), indexIn(x, west, east));
  }
  return part;
}

/** Distance from a point outside to a box. 0 inside. */
function toBox(x: number, y: number, { west, east, south, north }: Box): number {
  return Math.hypot(Math.max(0, west - x, x - east), Math.max(0, south - y, y - north));
}

function toSide(x: number, y: number, { a, b }: Side): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - dx * along, y - a.y - dy * along);
}

/** Whether a ray to the right of a point crosses a side. */
const crosses = (x: number, y: number, { a, b }: Side): boolean =>
  a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;

export function ringIndex(ring: readonly Corner[]): RingIndex {
  const sides = ring.map((b, index): Side => ({ a: ring.at(index - 1) ?? b, b }));
  const box = ring.reduce<Box>(
    ({ west, east, south, north }, { x, y }) => ({
      west: Math.min(west, x),
      east: Math.max(east, x),
      south: Math.min(south, y),
      north: Math.max(north, y),
    }),
    { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity },
  );
  const root = gridOf(box, 1, sides);
  let looked = 0;

  function hasNear(part: Leaf | Grid, x: number, y: number, distance: number): boolean {
    if (toBox(x, y, part.box) > distance) return false;
    if (!isGrid(part)) {
      looked += part.sides.length;
      return part.sides.some((side) => toSide(x, y, side) <= distance);
    }
    const { west, east, south, north } = part.box;
    const [top, right] = [indexIn(y + distance, south, north), indexIn(x + distance, west, east)];
    for (let row = indexIn(y - distance, south, north); row <= top; row++)
      for (let column = indexIn(x - distance, west, east); column <= right; column++)
        if (hasNear(cellOf(part, row, column), x, y, distance)) return true;
    return false;
  }

  return {
    isInside(x, y) {
      if (toBox(x, y, box) > 0) return false;
      const leaf = leafAt(root, x, y);
      looked += leaf.sides.length;
      let isInside = leaf.parity;
      for (const end of leaf.ends) if (end > y) isInside = !isInside;
      for (const side of leaf.sides) if (crosses(x, y, side)) isInside = !isInside;
      return isInside;
    },
    clearance(x, y) {
      const away = toBox(x, y, box);
      if (away > 0) return away;
      const leaf = leafAt(root, x, y);
      looked += leaf.sides.length;
      const { west, east, south, north } = leaf.box;
      let nearest = Math.max(0, Math.min(x - west, east - x, y - south, north - y));
      for (const side of leaf.sides) nearest = Math.min(nearest, toSide(x, y, side));
      return nearest;
    },
    isNear: (x, y, distance) => hasNear(root, x, y, distance),
    get looked() {
      return looked;
    },
  };
}
