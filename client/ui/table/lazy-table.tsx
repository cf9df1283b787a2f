import { type ComponentType, Suspense } from 'react';
import { lazyChunk } from '../lazy-chunk.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import type { TableProps } from './table.tsx';

const Loaded = lazyChunk(async () => {
  const { DataTable } = await import('./table.tsx');
  return { default: DataTable as ComponentType<TableProps<object>> };
});

/** Enough to fill the screen, so that what is below the table does not come into view first. */
const PLACEHOLDERS = 12;

/** `DataTable`, loaded when it is first shown: for pages that work without their tables. */
export function LazyTable<Row extends object>(props: TableProps<Row>) {
  return (
    <Suspense fallback={<SkeletonRows rows={Math.min(props.rows.length, PLACEHOLDERS)} />}>
      {/* The rows of one call all have one type, which the loaded component cannot know. */}
      <Loaded {...(props as unknown as TableProps<object>)} />
    </Suspense>
  );
}
