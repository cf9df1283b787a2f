import { IconCalendarX, IconCloudOff, IconWifi } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './live-card.module.css';

const CONNECTIONS = {
  connected: { icon: IconWifi, tone: 'good' },
  disconnected: { icon: IconCloudOff, tone: 'offline' },
  expired: { icon: IconCalendarX, tone: 'lapsed' },
} as const;
const isKnown = (state: string | undefined): state is keyof typeof CONNECTIONS =>
  state !== undefined && Object.hasOwn(CONNECTIONS, state);

/** Whether a dash cam is connected, if the server reports it. */
export function Connection({ state }: { state: string | undefined }) {
  const { t } = useTranslation('dash-cam');
  if (!isKnown(state)) return null;
  const { icon: Icon, tone } = CONNECTIONS[state];
  return (
    <span className={styles.connection} data-tone={tone}>
      <Icon size={16} aria-hidden />
      {t(`connection.${state}`)}
    </span>
  );
}
