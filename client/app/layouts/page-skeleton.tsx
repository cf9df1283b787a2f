import { paths } from '../../lib/paths.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { RouteRecord } from '../routes/record.ts';
import styles from './page-skeleton.module.css';

/** Skeleton of a page: cards for the dashboard, a panel over the map, or rows. */
export function PageSkeleton({ record: { layout, path } }: { record: RouteRecord }) {
  return (
    <div className={styles.page} data-shape={path === paths.dashboard ? 'cards' : layout}>
      <div>
        <SkeletonRows rows={6} />
      </div>
    </div>
  );
}
