import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Device, Vehicle } from '../../../api/model.ts';
import { mediaQuery } from '../../../data/cameras/media.ts';
import { type DataUse, dataUseOf, type Share } from '../../../rules/camera/camera.ts';
import { LIVE_VIEW_DATA } from '../../../rules/constants/live-view.ts';
import { Card } from '../../../ui/card.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { Thumbnail } from '../../../widgets/camera/thumbnail.tsx';
import LiveViewAction from '../../../widgets/vehicle/live-view-action.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { Connection } from './connection.tsx';
import { DASH_CAMS } from './dash-cam-address.ts';
import styles from './live-card.module.css';
import { useDashCams } from './use-dash-cams.ts';

/** Percentage from which the remaining data is low. Assumed. */
const NEARLY_ALL = 80;

/** Link to Live View over the last picture, and the data that watching uses. */
export function LiveCard({ vehicle, device }: { vehicle: Vehicle; device: Device | null }) {
  const { t } = useTranslation('dash-cam');
  const { data: front } = useInfiniteQuery(mediaQuery(vehicle.device_key, 'front'));
  const last = front?.snippets[0]?.front;
  const hasOthers = useDashCams().some(({ id }) => id !== vehicle.id);
  const usage = (device ?? vehicle).pricing_plan.plan_add_on_usage;
  return (
    <Card title={t('live.title')} end={<Connection state={device?.connected_state} />}>
      {/* Reserves its space before it loads. */}
      {last && <Thumbnail source={last.thumbnail_url} alt={t('live.poster')} />}
      {!last && <p className={styles.poster}>{front && t('chooser.nothingKept')}</p>}
      <div className={styles.body}>
        <LiveViewAction vehicle={vehicle} />
        {usage ? <Use use={dataUseOf(usage)} /> : <p className={styles.none}>{t('use.none')}</p>}
      </div>
      {hasOthers && (
        <PageLink className={styles.others} to={DASH_CAMS}>
          {t('others')}
          <IconChevronRight size={18} aria-hidden />
        </PageLink>
      )}
    </Card>
  );
}

/** The server's percentage. Used gigabytes have two decimals, totals none (commerce 9). */
function Use({ use: { percent, data, bonus } }: { use: DataUse }) {
  const { t } = useTranslation('dash-cam');
  const format = useFormat();
  const amount = ({ used, total }: Share) =>
    t('use.amount', { used: format.number(used, 2), total: format.number(total) });
  const level = percent >= LIVE_VIEW_DATA ? 'full' : percent >= NEARLY_ALL ? 'high' : 'fine';
  return (
    <div className={styles.use}>
      <p className={styles.line}>
        <span>{t('use.title')}</span>
        {data && <b>{amount(data)}</b>}
      </p>
      <progress
        className={styles.bar}
        data-level={level}
        max={LIVE_VIEW_DATA}
        value={Math.min(percent, LIVE_VIEW_DATA)}
        aria-label={t('use.title')}
      />
      <span className={styles.percent} data-level={level}>
        {t('use.percent', { percent: format.percent(Math.floor(percent)) })}
      </span>
      {bonus && (
        <p className={styles.line}>
          <span>{t('use.bonus')}</span>
          <b>{amount(bonus)}</b>
        </p>
      )}
    </div>
  );
}
