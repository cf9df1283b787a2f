import { Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';

/** The place of the page. What is on its way shows as a skeleton once it takes long enough to be noticed. */
export function PageSlot() {
  const isOnItsWay = useDelayed(useNavigation().state === 'loading');
  return <Suspense fallback={null}>{isOnItsWay ? <SkeletonRows rows={8} /> : <Outlet />}</Suspense>;
}
