import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type List = Virtualizer<HTMLDivElement, Element>;

/**
 * The keys of the list: the tab key comes to one box, and the arrows, Home and End go from there, also to rows that are not in
 * the page yet.
 */
export function useRowKeys(ids: readonly number[]) {
  const [currentId, setCurrentId] = useState<number | null>(null);
  const current = Math.max(0, currentId === null ? 0 : ids.indexOf(currentId));
  const wanted = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // A box that was asked for takes the focus as soon as it is in the page.
  const take = () => {
    if (wanted.current === null) return;
    const box = list.current?.querySelector<HTMLElement>(`[data-vehicle="${wanted.current}"] input`);
    if (!box) return;
    wanted.current = null;
    box.focus({ preventScroll: true });
  };
  useEffect(take);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, virtual: List) => {
    const at = ids.indexOf(idOf(event.target) ?? -1);
    const next = at < 0 ? null : nextIndex(event.key, at, ids.length);
    if (next === null) return;
    event.preventDefault();
    const index = Math.min(ids.length - 1, Math.max(0, next));
    const id = ids[index];
    if (id === undefined) return;
    wanted.current = id;
    setCurrentId(id);
    virtual.scrollToIndex(index);
    take();
  };
  const onFocus = (event: { target: EventTarget }) => {
    const id = idOf(event.target);
    if (id !== null) setCurrentId(id);
  };
  return { list, current, onKeyDown, onFocus };
}

/** Rows that a page goes over: as many as the list shows. */
const PAGE = 7;
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

function idOf(target: EventTarget): number | null {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-vehicle]')?.dataset['vehicle'] : undefined;
  return id === undefined ? null : Number(id);
}
