import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { favoritesQuery } from '../../data/activity/feed.ts';
import { applyFavorite, type FeedView } from '../../rules/activity/feed-view.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { FavoriteRow } from './favorite-row.tsx';
import styles from './feed.module.css';
import { SaveFavorite } from './save-favorite.tsx';

type Props = { view: FeedView; onApply: (view: FeedView) => void; onClose: () => void };

/** Saved filters: apply, rename, share and delete one, or save the current filters (commerce 5). */
export default function FavoritesDialog({ view, onApply, onClose }: Props) {
  const { t } = useTranslation(['activity-feed', 'common']);
  const errorLines = useErrorLines();
  const { data, error, isPending, refetch } = useQuery(favoritesQuery());
  const isSlow = useDelayed(isPending);
  const [renamed, setRenamed] = useState<number | null>(null);
  return (
    <Dialog opened onClose={onClose} title={t('favorites.title')} size={560}>
      <div className={`${styles.filters} ${styles.scrolled}`}>
        {isSlow && <SkeletonRows rows={2} />}
        {error && !data && (
          <FailureState title={t('favorites.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <p>{t('favorites.none')}</p>}
        {data && data.length > 0 && (
          <ul className={styles.favorites} aria-label={t('favorites.title')}>
            {data.map((favorite) => (
              <FavoriteRow
                key={favorite.id}
                favorite={favorite}
                view={view}
                isRenaming={renamed === favorite.id}
                onRename={(isOn) => setRenamed(isOn ? favorite.id : null)}
                onApply={() => {
                  onApply(applyFavorite(view, favorite));
                  onClose();
                }}
              />
            ))}
          </ul>
        )}
        <SaveFavorite view={view} />
      </div>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
