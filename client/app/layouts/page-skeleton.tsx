import { paths } from '../../lib/paths.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { RouteRecord } from '../routes/record.ts';
import styles from './page-skeleton.module.css';

/** The shape of a page before anything of it is there: the cards of the dashboard, a panel over the map, or rows. */
export function PageSkeleton({ record: { layout, path } }: { record: RouteRecord }) {
  return (
    <div className={styles.page} data-shape={path === paths.dashboard ? 'cards' : layout}>
      <div>
        <SkeletonRows rows={6} />
      </div>
    </div>
  );
}
