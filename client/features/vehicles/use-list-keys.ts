import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Row } from './list-rows.ts';

type List = Virtualizer<HTMLDivElement, Element>;

/**
 * The keys of a list: one row is the one that the tab key comes to; up, down, Home and End go from there, also to rows that
 * are not in the page yet. Enter does what a click does.
 */
export function useListKeys(rows: readonly Row[]) {
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const found = rows.findIndex(({ key }) => key === currentKey);
  const current = found < 0 ? 0 : found;
  const wanted = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // A row that was asked for takes the focus as soon as it is in the page.
  const take = () => {
    if (wanted.current === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"] button`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  };
  useEffect(take);

  const go = (index: number, virtual: List) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    wanted.current = row.key;
    setCurrentKey(row.key);
    virtual.scrollToIndex(rows.indexOf(row));
    take();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, virtual: List) => {
    const at = rows.findIndex(({ key }) => key === keyOf(event.target));
    const next = at < 0 ? null : nextIndex(event.key, at, rows.length);
    if (next === null) return;
    event.preventDefault();
    go(next, virtual);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const key = keyOf(event.target);
    if (key !== null) setCurrentKey(key);
  };
  return { list, current, go, onKeyDown, onFocus };
}

/** Rows that a page goes over. */
const PAGE = 8;
function nextIndex(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + PAGE;
    case 'PageUp':
      return at - PAGE;
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
