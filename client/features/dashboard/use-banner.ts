import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { bannerQuery } from '../../data/banner/queries.ts';
import { loadChunk } from '../../lib/chunk-reload.ts';

/** Loaded with the page, so that its first render on a slow phone is its last. A failure is handled when the page is shown. */
let preloaded: ComponentType | null = null;
import('./banner.tsx').then(
  (banner) => {
    preloaded = banner.default;
  },
  () => undefined,
);

/** Longest wait of the content for the banner above it. */
const PATIENCE = 1_000;

/**
 * The banner with its sanitizer, and its place. `top`, or `end` if it loads too late. `null` until that is known: nothing
 * renders, to avoid layout shifts. `isRestThere`: the content below could be shown.
 */
export function useBanner(isRestThere: boolean): { Banner: ComponentType | null; place: 'top' | 'end' | null } {
  const [Banner, setBanner] = useState(() => preloaded);
  const [isLate, setLate] = useState(false);
  const { data, isPending } = useQuery(bannerQuery());
  const hasBanner = data !== undefined && data !== null;
  const isKnown = !isPending && (!hasBanner || Banner !== null);
  const [place, setPlace] = useState<'top' | 'end' | null>(null);
  if (place === null && isRestThere && (isKnown || isLate)) setPlace(isKnown ? 'top' : 'end');
  useEffect(() => {
    // Without the banner area there is no banner: its failure is silent (core 8).
    loadChunk(() => import('./banner.tsx')).then(
      (banner) => setBanner(() => banner.default),
      () => setLate(true),
    );
  }, []);
  useEffect(() => {
    if (!isRestThere) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isRestThere]);
  return { Banner, place };
}
