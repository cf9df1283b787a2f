import { type ComponentProps, Suspense } from 'react';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { EditCardForm } from './edit-card-form.tsx';

const Loaded = lazyChunk(async () => {
  const { EditCardForm } = await import('./edit-card-form.tsx');
  return { default: EditCardForm };
});

/** `EditCardForm`, loaded when it is first shown. */
export function LazyEditCard(props: ComponentProps<typeof EditCardForm>) {
  return (
    <Suspense fallback={<SkeletonRows rows={4} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
