/**
 * Renders items as children of an element. Keeps children with the same key, so that they stay open, selected or
 * focused.
 */
export function keyedList<Item>(
  list: HTMLElement,
  keyOf: (item: Item) => string,
  render: (item: Item) => HTMLElement,
): (items: readonly Item[]) => void {
  let shown = new Map<string, HTMLElement>();
  return (items) => {
    const next = new Map<string, HTMLElement>();
    for (const item of items) {
      const key = keyOf(item);
      next.set(key, shown.get(key) ?? render(item));
    }
    for (const [key, child] of shown) if (!next.has(key)) child.remove();
    let place = list.firstElementChild;
    for (const child of next.values()) {
      if (child === place) place = place.nextElementSibling;
      else list.insertBefore(child, place);
    }
    shown = next;
  };
}
