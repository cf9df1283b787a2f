import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The virtualizer of the list, or the same members of a list that renders all of its rows. */
type List = { range: Virtualizer<HTMLDivElement, Element>['range']; scrollToIndex: (index: number) => void };

/**
 * Keyboard navigation of a long list. One row is the tab stop. Arrows, Page, Home and End move from there, also to rows that are
 * not rendered yet. `keys` are the rows' `data-row` values. `target` selects the
 * element of a row that takes the focus.
 */
export function useListKeys<Rows extends Element = HTMLUListElement>(keys: readonly string[], target: string) {
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const found = currentKey === null ? -1 : keys.indexOf(currentKey);
  const current = found < 0 ? 0 : found;
  const wanted = useRef<{ key: string; isByKey: boolean } | null>(null);
  const list = useRef<Rows>(null);

  // A requested row takes the focus once it is rendered.
  const take = () => {
    if (wanted.current === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current.key)}"] ${target}`);
    if (!row) return;
    // WebKit shows no focus ring for focus by script after a pointer press, so request one.
    row.focus({ preventScroll: true, ...(wanted.current.isByKey && { focusVisible: true }) });
    wanted.current = null;
  };
  useEffect(take);

  const go = (wish: number, virtual: List, isByKey = false) => {
    const index = Math.min(keys.length - 1, Math.max(0, wish));
    const key = keys[index];
    if (key === undefined) return;
    wanted.current = { key, isByKey };
    setCurrentKey(key);
    virtual.scrollToIndex(index);
    take();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, virtual: List) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = keys.indexOf(keyOf(event.target) ?? '');
    const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
    const next = at < 0 ? null : nextIndex(event.key, at, { count: keys.length, page: endIndex - startIndex });
    if (next === null) return;
    event.preventDefault();
    go(next, virtual, true);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const key = keyOf(event.target);
    if (key !== null) setCurrentKey(key);
  };
  /** Renders the rows on the screen, and the focused one at any scroll position. */
  const rangeExtractor = (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range);
    return indexes.includes(current) ? indexes : [...indexes, current].sort((a, b) => a - b);
  };
  return { list, current, go, onKeyDown, onFocus, rangeExtractor };
}

/**
 * Index of the row that a key leads to, in a list of `count` rows with `page` rows per page. `null` for other keys. May be outside
 * of the list.
 */
export function nextIndex(key: string, at: number, { count, page }: { count: number; page: number }): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + Math.max(1, page);
    case 'PageUp':
      return at - Math.max(1, page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const keyOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null) : null;
