import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';
import { PREFETCH_IDLE } from '../../rules/constants/layout.ts';
import { prefetchPage } from '../routes/prefetch-page.ts';
import { navigation, pagesOf } from '../top-bar/navigation.ts';

/** Prefetches the pages of the navigation once the user is idle. */
export function PrefetchedPages() {
  const isIdle = useIdle(PREFETCH_IDLE, { initialState: false });
  useEffect(() => {
    if (!isIdle) return;
    for (const { to } of navigation.flatMap(pagesOf)) void prefetchPage(to);
  }, [isIdle]);
  return null;
}
