import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { bannerQuery } from '../../data/banner/queries.ts';
import { loadChunk } from '../../lib/chunk-reload.ts';

/** The vehicles wait this long for the banner above them. */
const PATIENCE = 1_000;

/**
 * The banner, with what cleans its content, and where it stands: above everything, and so that nothing jumps nothing else
 * stands until it is known whether there is one (`null`); where that takes too long, at the end. `isRestThere`: what stands
 * below it could be shown.
 */
export function useBanner(isRestThere: boolean): { Banner: ComponentType | null; place: 'top' | 'end' | null } {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const [isLate, setLate] = useState(false);
  const { data, isPending } = useQuery(bannerQuery());
  const hasBanner = data !== undefined && data !== null;
  const isKnown = !isPending && (!hasBanner || Banner !== null);
  const [place, setPlace] = useState<'top' | 'end' | null>(null);
  if (place === null && isRestThere && (isKnown || isLate)) setPlace(isKnown ? 'top' : 'end');
  useEffect(() => {
    // Without it there is no banner: its failure is silent (core 8).
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
