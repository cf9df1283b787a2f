import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import { useIsPrinting } from '../../ui/use-is-printing.ts';

/** Pixels that a card has on a sheet of Letter or A4. */
const PAPER = 640;

/** Draws a chart as wide as paper while the page is printed. A chart measures its width too late for that. */
export function OnPaper({ height, children }: { height: number; children: ReactElement }) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return children;
  return (
    <ResponsiveContainer width={PAPER} height={height}>
      {children}
    </ResponsiveContainer>
  );
}
