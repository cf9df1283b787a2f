import { Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';

/** Page slot. Shows a skeleton if loading takes longer than 200 ms. */
export function PageSlot() {
  const isOnItsWay = useDelayed(useNavigation().state === 'loading');
  return <Suspense fallback={null}>{isOnItsWay ? <SkeletonRows rows={8} /> : <Outlet />}</Suspense>;
}
