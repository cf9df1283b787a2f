import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch } from '@mantine/core';
import { IconActivity, IconFilter, IconFilterOff, IconStar, IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { LogEntry } from '../../api/model.ts';
import { feedFilter, feedPageQuery, newerQuery } from '../../data/activity/feed.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { now } from '../../lib/now.ts';
import { paths } from '../../lib/paths.ts';
import { type FeedView, filtersOfView, isBlank, WHOLE_FEED } from '../../rules/activity/feed-view.ts';
import { useUser } from '../../state/session.ts';
import { BetweenPresses } from '../../ui/between-presses.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Page, PageHeader, PageLead, PageTitle } from '../../ui/page.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { LazyDayCard } from '../../widgets/activity/ribbon/lazy-day-card.tsx';
import { FirstStep } from '../../widgets/vehicle/first-step.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './feed.module.css';
import { FeedList } from './feed-list.tsx';
import { useFeedView } from './use-feed-view.ts';
import { useRangeText } from './use-range-text.ts';

const onClose = ({ onClose: close }: { onClose: () => void }) => close();
const FilterDialog = lazyDialog(
  async () => (await Promise.all([import('./filter-dialog.tsx'), loadNamespaces(['picker'])]))[0],
  { onClose },
);
const FavoritesDialog = lazyDialog(
  async () => (await Promise.all([import('./favorites-dialog.tsx'), loadNamespaces(['forms'])]))[0],
  { onClose },
);
const ExportDialog = lazyDialog(
  async () => (await Promise.all([import('./export-dialog.tsx'), loadNamespaces(['files'])]))[0],
  { onClose },
);
const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx'), { onClose });

type Open = 'filters' | 'favorites' | 'export' | LogEntry | null;

/** Everything that happened to the user's vehicles, newest first, with filters, favorites and an export (commerce 2). */
export default function FeedPage() {
  const { t } = useTranslation(['activity-feed', 'titles']);
  const format = useFormat();
  const errorLines = useErrorLines();
  const { timezone } = useUser();
  const [view, setView] = useFeedView();
  const [until, setUntil] = useState(() => now());
  const [open, setOpen] = useState<Open>(null);
  const filter = useMemo(() => feedFilter(view, until, timezone), [view, until, timezone]);
  const blank = isBlank(view);
  const first = useQuery({ ...feedPageQuery(filter, 0), enabled: !blank });
  const { data: newer = 0 } = useQuery({ ...newerQuery(filter, until), enabled: !blank && view.range !== 'custom' });
  const { data: vehicles, isPending: isAwaited } = useQuery(vehiclesQuery());
  const byId = useMemo(() => new Map((vehicles ?? []).map((vehicle) => [vehicle.id, vehicle])), [vehicles]);
  /** The vehicle of a feed about one. `null` while the vehicles are read. */
  const [onlyId, ...others] = view.vehicles ?? [];
  const only = onlyId === undefined || others.length > 0 ? undefined : isAwaited ? null : byId.get(onlyId);
  const isSlow = useDelayed(first.isPending && !blank);
  const range = useRangeText(filter);

  const heading = useRef<HTMLHeadingElement>(null);
  /** Reads up to now, from the top of the list. */
  const renew = () => {
    setUntil(now());
    window.scrollTo(0, 0);
  };
  /** For a button that goes with its press. */
  const renewFromTop = () => {
    heading.current?.focus();
    renew();
  };
  const show = (next: FeedView) => {
    renew();
    setView(next);
  };
  const close = () => setOpen(null);
  const count = blank ? 0 : first.data?.count;
  const filters = filtersOfView(view);
  return (
    // The tools are where alerts are: leaves room for them.
    <Page>
      <PageHeader>
        <div className={styles.heading}>
          <PageTitle ref={heading} tabIndex={-1}>
            {t('titles:feed')}
          </PageTitle>
          <PageLead aria-live="polite">
            {count === undefined
              ? range
              : t('summary', { entries: t('entries', { count, shown: format.number(count) }), range })}
          </PageLead>
        </div>
        <div className={styles.tools}>
          <Switch
            className={styles.failures}
            label={t('hideFailed')}
            withThumbIndicator={false}
            checked={view.excludesFailures}
            onChange={({ currentTarget }) => show({ ...view, excludesFailures: currentTarget.checked })}
          />
          <Button
            variant="default"
            leftSection={<IconFilter size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen('filters')}
          >
            {filters > 0 ? t('filtersSet', { count: filters }) : t('filters')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconStar size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen('favorites')}
          >
            {t('favorites.title')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTableExport size={16} aria-hidden />}
            aria-haspopup="dialog"
            data-disabled={!count || undefined}
            aria-disabled={!count || undefined}
            onClick={() => count && setOpen('export')}
          >
            {t('export.open')}
          </Button>
        </div>
      </PageHeader>
      <BetweenPresses>
        {newer > 0 && (
          <Button variant="light" className={styles.newer} onClick={renewFromTop}>
            {t('newer', { count: newer, shown: format.number(newer) })}
          </Button>
        )}
      </BetweenPresses>
      {only !== undefined && (
        <LazyDayCard key={`${onlyId} ${view.to}`} vehicle={only} opened={view.range === 'custom' ? view.to : null} />
      )}
      {first.isError && !first.data && (
        <Boxed>
          <FailureState title={t('failed')} lines={errorLines(first.error)} onRetry={() => void first.refetch()} />
        </Boxed>
      )}
      {isSlow && <SkeletonRows rows={8} />}
      {count === 0 && (
        <Boxed>
          {filters > 0 ? (
            <EmptyState icon={IconFilterOff} title={t('noneFound.title')} text={t('noneFound.text')}>
              <Button
                variant="default"
                onClick={() => {
                  renewFromTop();
                  setView(WHOLE_FEED);
                }}
              >
                {t('clear')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState icon={IconActivity} title={t('empty.title')} text={t('empty.text')}>
              <FirstStep>
                <ButtonLink to={paths.controlCenter}>{t('titles:map')}</ButtonLink>
              </FirstStep>
            </EmptyState>
          )}
        </Boxed>
      )}
      {!isSlow && first.data && !blank && first.data.count > 0 && (
        <FeedList
          key={JSON.stringify(filter)}
          filter={filter}
          count={first.data.count}
          vehicles={byId}
          onOpen={setOpen}
        />
      )}
      {open === 'filters' && <FilterDialog view={view} vehicles={vehicles ?? []} onApply={show} onClose={close} />}
      {open === 'favorites' && <FavoritesDialog view={view} onApply={show} onClose={close} />}
      {open === 'export' && (
        <ExportDialog view={view} filter={filter} count={count ?? 0} range={range} onClose={close} />
      )}
      {open !== null && typeof open === 'object' && (
        <EntryDialog entry={open} vehicle={byId.get(open.vehicle_id)} onClose={close} />
      )}
    </Page>
  );
}
