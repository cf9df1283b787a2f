import { type ComponentProps, Suspense } from 'react';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { CardForm } from './card-form.tsx';

const Loaded = lazyChunk(async () => {
  const { CardForm } = await import('./card-form.tsx');
  return { default: CardForm };
});

/** `CardForm`, loaded with its catalogs when it is first shown: forms weigh as much as half a page. */
export function LazyCardForm(props: ComponentProps<typeof CardForm>) {
  return (
    <Suspense fallback={<SkeletonRows rows={4} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
