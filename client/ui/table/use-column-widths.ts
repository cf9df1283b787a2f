import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the columns of a long table at the widths that its first rows need. Otherwise they would move with every row that scrolls in.
 * Fits them again if the table's width changes. Returns the ref of the table.
 */
export function useColumnWidths(columns: unknown, isWanted: boolean) {
  const place = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const table = place.current;
    if (!isWanted || !table) return;
    const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
    const reset = () => {
      table.style.removeProperty('table-layout');
      for (const cell of cells) cell.style.removeProperty('width');
    };
    let fitted = 0;
    const fit = () => {
      if (table.offsetWidth === fitted) return;
      fitted = table.offsetWidth;
      reset();
      const widths = cells.map((cell) => cell.offsetWidth);
      // Cards have no columns.
      if (widths.every((width) => width === 0)) return;
      cells.forEach((cell, index) => {
        cell.style.width = `${widths[index]}px`;
      });
      table.style.tableLayout = 'fixed';
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(table);
    return () => {
      observer.disconnect();
      reset();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- intended: other columns need other widths
  }, [columns, isWanted]);
  return place;
}
