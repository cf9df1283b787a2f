import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { LogEntry, Vehicle } from '../../api/model.ts';
import { PAGE_SIZE } from '../../api/paging.ts';
import { type FeedFilter, feedPageQuery } from '../../data/activity/feed.ts';
import type { Format } from '../../i18n/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { role } from '../../ui/table/roles.ts';
import { RowIsCurrent } from '../../ui/table/row-opener.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { useTextScale } from '../../ui/use-text-scale.ts';
import styles from './feed.module.css';
import { FeedHead, FeedRow, IsResting, useRowTexts } from './feed-row.tsx';

/** Every row has this height, so that any place of the feed is known without its entries. */
const ROW_HEIGHT = 56;
const ROW_HEIGHT_PHONE = 84;
/** Firefox draws nothing below some 17 million pixels. */
const MOST_LISTED = 150_000;
/** Milliseconds. Pages that fly by while scrolling are not read. */
const SETTLED = 80;
/** Rows above and below the screen. Each costs a millisecond or two while scrolling. */
const OVERSCAN = 4;

type Props = {
  filter: FeedFilter;
  count: number;
  vehicles: ReadonlyMap<number, Vehicle>;
  onOpen: (entry: LogEntry) => void;
};

/** Entries of the feed. Renders the rows on the screen, and reads only their pages. */
export function FeedList({ filter, count, vehicles, onOpen }: Props) {
  const { t } = useTranslation(['activity-feed', 'common']);
  const texts = useRowTexts();
  const { format } = texts;
  const errorLines = useErrorLines();
  const isPhone = useIsPhone();
  const height = Math.round(useTextScale() * (isPhone ? ROW_HEIGHT_PHONE : ROW_HEIGHT));
  const listed = Math.min(count, MOST_LISTED);
  const rows = useRef<HTMLTableSectionElement>(null);
  const above = useDistanceAbove(rows);
  const keys = useListKeys<HTMLTableSectionElement>(
    useMemo(() => Array.from({ length: listed }, (_, index) => String(index)), [listed]),
    '[data-opener]',
  );
  // oxlint-disable-next-line react/incompatible-library -- intended: it returns new values on each render
  const virtual = useWindowVirtualizer({
    count: listed,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: above,
    scrollPaddingStart: STICKY_HEIGHT,
    rangeExtractor: keys.rangeExtractor,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  const items = virtual.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  const { entryAt, failure, retry } = usePages(filter, startIndex, endIndex);
  const top = entryAt(Math.max(0, Math.floor(((virtual.scrollOffset ?? 0) + STICKY_HEIGHT - above) / height)));
  return (
    <>
      {listed < count && (
        <Notice tone="accent">{t('capped', { listed: format.number(listed), of: format.number(count) })}</Notice>
      )}
      {failure !== null && (
        <Notice tone="alarm">
          {[t('partFailed'), ...errorLines(failure)].map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={retry}>
            {t('common:tryAgain')}
          </Button>
        </Notice>
      )}
      <div
        className={styles.frame}
        role="presentation"
        onKeyDown={(event) => keys.onKeyDown(event, virtual)}
        onFocus={keys.onFocus}
      >
        <p className={styles.topDay} aria-hidden>
          {top ? format.dayTitle(Date.parse(top.timestamp)) : ''}
        </p>
        <table {...role('table')} className={styles.table} aria-label={t('table')} aria-rowcount={listed + 1}>
          <thead {...role('rowgroup')} className={styles.sticky}>
            <FeedHead />
          </thead>
          <tbody
            {...role('rowgroup')}
            ref={(element) => {
              rows.current = element;
              keys.list.current = element;
            }}
            className={styles.rows}
            style={{ height: virtual.getTotalSize() }}
          >
            <IsResting value={!virtual.isScrolling}>
              {items.map(({ key, index, start }) => (
                <RowIsCurrent key={key} value={index === keys.current}>
                  <FeedRow
                    index={index}
                    top={start - above}
                    height={height}
                    entry={entryAt(index)}
                    isFirstOfDay={isFirstOfDay(index, entryAt, format)}
                    vehicle={vehicles.get(entryAt(index)?.vehicle_id ?? 0)}
                    texts={texts}
                    onOpen={onOpen}
                  />
                </RowIsCurrent>
              ))}
            </IsResting>
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Pixels of the top bar and the sticky head, so that keys never lead to a row below them. */
const STICKY_HEIGHT = 150;

type EntryAt = (index: number) => LogEntry | undefined;

/** Whether an entry begins a day of the user. The first entry always does. */
function isFirstOfDay(index: number, entryAt: EntryAt, format: Format): boolean {
  const entry = entryAt(index);
  if (!entry) return false;
  if (index === 0) return true;
  const before = entryAt(index - 1);
  return before !== undefined && dayOf(before.timestamp, format) !== dayOf(entry.timestamp, format);
}

/** Length of a time to the minute: `2026-11-21T16:41`. No day begins within one. */
const TO_MINUTE = 16;

const DAYS = new WeakMap<Format, Map<string, string>>();

/** Day of a time in words. Remembers it by minute, because each step of scrolling asks for every row. */
function dayOf(timestamp: string, format: Format): string {
  const days = DAYS.get(format) ?? new Map<string, string>();
  DAYS.set(format, days);
  const minute = timestamp.slice(0, TO_MINUTE);
  const day = days.get(minute) ?? format.day(Date.parse(timestamp));
  days.set(minute, day);
  return day;
}

/** Entries of the pages between two rows, and the page before for the day of the first row. */
function usePages(filter: FeedFilter, startIndex: number, endIndex: number) {
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / PAGE_SIZE);
  const [from, to] = [pageOf(startIndex - 1), pageOf(endIndex)];
  const [wanted] = useDebouncedValue(`${from} ${to}`, SETTLED, { leading: true });
  const [first = 0, last = 0] = wanted.split(' ').map(Number);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const queries = useQueries({ queries: pages.map((page) => feedPageQuery(filter, page)) });
  const entryAt: EntryAt = (index) => queries[pageOf(index) - first]?.data?.results[index % PAGE_SIZE];
  const failed = queries.filter(({ isError, data }) => isError && !data);
  return {
    entryAt,
    failure: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

/** Pixels between the top of the document and an element. */
function useDistanceAbove(element: { readonly current: HTMLElement | null }): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setDistance(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return distance;
}
