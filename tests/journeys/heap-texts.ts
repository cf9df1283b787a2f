/** A heap snapshot of the browser: rows of numbers, whose columns `meta` names. */
export type HeapSnapshot = {
  snapshot: {
    meta: {
      node_fields: string[];
      node_types: [string[], ...unknown[]];
      edge_fields: string[];
      edge_types: [string[], ...unknown[]];
    };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
};

/** Edges whose name is a position, or a text of the engine. */
const UNNAMED = ['element', 'hidden', 'internal'];
/** Ids of objects in names that the engine gives. */
const IDS = / @\d+/g;

/**
 * The texts that objects of a page reach: its strings, and the names of its objects and properties. Without the values of numbers and the
 * ids of objects: a snapshot has thousands of them, as texts, and one may have the digits of a code by chance.
 */
export function textsOfHeap({ snapshot: { meta }, nodes, edges, strings }: HeapSnapshot): string[] {
  const columnsOf = (fields: string[]) => (name: string) => fields.indexOf(name);
  const [node, edge] = [columnsOf(meta.node_fields), columnsOf(meta.edge_fields)];
  const [nodeSize, edgeSize] = [meta.node_fields.length, meta.edge_fields.length];
  const [typeOfNode, name, edgeCount] = [node('type'), node('name'), node('edge_count')];
  const [typeOfEdge, nameOfEdge, toNode] = [edge('type'), edge('name_or_index'), edge('to_node')];
  const numbers = meta.node_types[0].indexOf('number');
  const unnamed = UNNAMED.map((type) => meta.edge_types[0].indexOf(type));
  const at = (row: number[], index: number): number => row[index] ?? -1;

  const texts = new Set<number>();
  /** Nodes with the digits of a number. */
  const digits = new Set<number>();
  let next = 0;
  for (let from = 0; from < nodes.length; from += nodeSize) {
    const end = next + at(nodes, from + edgeCount) * edgeSize;
    for (; next < end; next += edgeSize) {
      if (!unnamed.includes(at(edges, next + typeOfEdge))) texts.add(at(edges, next + nameOfEdge));
      if (at(nodes, from + typeOfNode) === numbers) digits.add(at(edges, next + toNode));
    }
  }
  for (let one = 0; one < nodes.length; one += nodeSize) if (!digits.has(one)) texts.add(at(nodes, one + name));
  return [...texts].map((index) => (strings[index] ?? '').replaceAll(IDS, ''));
}
