import { Suspense } from 'react';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { upgradeOffers } from '../../../rules/billing/upgrade-offers.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';

const Loaded = lazyChunk(async () => {
  const { MandatoryNotice } = await import('./upgrade-offer-page.tsx');
  return { default: MandatoryNotice };
});

/** `MandatoryNotice`, loaded with the page that it leads to, and only for accounts with a required module. */
export function LazyMandatoryNotice({ all }: { all: readonly Subscribed[] }) {
  const offers = upgradeOffers(all).filter(({ offer }) => offer.is_mandatory);
  return (
    offers.length > 0 && (
      <Suspense fallback={null}>
        <Loaded offers={offers} />
      </Suspense>
    )
  );
}
