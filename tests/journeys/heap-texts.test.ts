import { expect, test } from 'vitest';
import { type HeapSnapshot, textsOfHeap } from './heap-texts.ts';

/** An object with a property `held`, which is a number, and a string. */
const snapshot = (text: string): HeapSnapshot => ({
  snapshot: {
    meta: {
      node_fields: ['type', 'name', 'edge_count'],
      node_types: [['object', 'number', 'string']],
      edge_fields: ['type', 'name_or_index', 'to_node'],
      edge_types: [['property', 'internal', 'element']],
    },
  },
  // Object, number, digits of the number, string.
  nodes: [0, 0, 2, 1, 1, 1, 2, 2, 0, 2, text === '730529' ? 2 : 5, 0],
  edges: [0, 3, 3, 2, 2, 9, 1, 4, 6],
  strings: ['Object', 'int', '730529', 'held', 'value', text],
});

test('the texts of a heap are its strings and names, without the digits of its numbers', () => {
  expect(textsOfHeap(snapshot('Van 12')).sort()).toEqual(['Object', 'Van 12', 'held', 'int']);
});

test('the texts of a heap have no ids of its objects', () => {
  expect(textsOfHeap(snapshot('Context / scope @730529'))).toContain('Context / scope');
});

test('a string with the digits of a number is a text of the heap', () => {
  expect(textsOfHeap(snapshot('730529'))).toContain('730529');
});
