import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeLocationLink } from '../../../generated/client/location-link.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { LocationLink, LocationLinkList, Vehicle } from '../../api/model.ts';
import { afterWrite } from '../../data/invalidation.ts';
import { queryClient } from '../../data/query-client.ts';
import { useAgo } from '../../i18n/format.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { sinceThen } from '../../rules/time/elapsed.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './location-links.module.css';
import { useTimeLeft } from './use-time-left.ts';

type Props = { vehicle: Vehicle; query: UseQueryResult<LocationLinkList>; onRevoked: (id: string) => void };

/** Links of a vehicle that still work, with a way to revoke each. */
export function LinkList({ vehicle, query: { data, error, refetch, isFetching }, onRevoked }: Props) {
  const { t } = useTranslation('location-link');
  const errorLines = useErrorLines();
  const now = useNow(MINUTE);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<LocationLink | null>(null);
  const [isAsking, setAsking] = useState(false);
  const links = data?.filter(({ expires_at }) => Date.parse(expires_at) > now);
  const revoke = async () => {
    if (asked === null) return;
    try {
      await revokeLocationLink(vehicle.id, asked.id);
    } catch (failure) {
      // It ended, or was revoked in another tab: it no longer works, as asked.
      if (errorOfFailure(failure).kind !== 'not-found') throw failure;
    }
    afterWrite(queryClient, 'revokeLocationLink');
  };
  return (
    <section className={styles.list} aria-labelledby="location-links">
      <h3 id="location-links" ref={heading} tabIndex={-1}>
        {t('list.title')}
      </h3>
      {error !== null && (
        <Notice tone="alarm">
          {errorLines(error).join(' ')}{' '}
          <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
            {t('list.again')}
          </Button>
        </Notice>
      )}
      {!links && error === null && <SkeletonRows rows={2} />}
      {links?.length === 0 && <p className={styles.none}>{t('list.none')}</p>}
      {links && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <Row
              key={link.id}
              link={link}
              now={now}
              onRevoke={() => {
                setAsked(link);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('revoke.title')}
        submit={t('revoke.submit')}
        isDangerous
        onConfirm={revoke}
        onDone={() => {
          if (asked) onRevoked(asked.id);
          // Its button is gone.
          setTimeout(() => heading.current?.focus());
        }}
        explain={errorLines}
      >
        <p>{t('revoke.text', { name: vehicle.vehicle_name })}</p>
      </ConfirmDialog>
    </section>
  );
}

type RowProps = { link: LocationLink; now: number; onRevoke: () => void };

function Row({ link: { created_at, expires_at, last_opened_at }, now, onRevoke }: RowProps) {
  const { t } = useTranslation('location-link');
  const format = useFormat();
  const ago = useAgo();
  const timeLeft = useTimeLeft();
  const [created, end] = [Date.parse(created_at), Date.parse(expires_at)];
  const age = (at: number) => ago(sinceThen(at, now));
  return (
    <li className={styles.row}>
      <div>
        <b>{t('list.left', { left: timeLeft(end, now) })}</b>
        <span>{t('list.until', { time: format.dateTime(end) })}</span>
        <span>
          {last_opened_at === null
            ? t('list.neverOpened', { time: age(created) })
            : t('list.opened', { time: age(Date.parse(last_opened_at)) })}
        </span>
      </div>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('list.revokeOne', { time: format.dateTime(end) })}
        onClick={onRevoke}
      >
        {t('list.revoke')}
      </Button>
    </li>
  );
}
