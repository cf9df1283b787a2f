import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { within } from '../../i18n/format.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { stopwatch } from '../../rules/time/elapsed.ts';
import { useSince } from '../../state/use-since.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './top.module.css';

/** Name and place of the vehicle, and the time since the stream started (milliseconds, `null` before it plays). */
export function Identity({ vehicle, watched }: { vehicle: Vehicle; watched: number | null }) {
  const { t } = useTranslation('live-view');
  return (
    <div className={styles.identity}>
      <div className={styles.line}>
        <Modal.Title className={styles.name}>{vehicle.vehicle_name}</Modal.Title>
        {watched !== null && (
          <span className={styles.onAir}>
            <i aria-hidden />
            {t('onAir')} <span className="tabular">{stopwatch(watched)}</span>
          </span>
        )}
      </div>
      <Whereabouts vehicle={vehicle} />
    </div>
  );
}

/** Last reported speed and street, with their age. */
function Whereabouts({ vehicle: { last_known_state: reported } }: { vehicle: Vehicle }) {
  const format = useFormat();
  const since = useSince();
  const now = useNow(MINUTE);
  const address = useAddress(reported ?? {});
  if (!reported) return null;
  const where = [
    reported.speed ? format.speed(reported.speed) : '',
    address ? addressText(address, { localOnly: true }) : '',
  ].filter(Boolean);
  const age = since(Date.parse(reported.timestamp), now);
  const parts = [...where, where.length > 0 ? within(age) : age];
  return (
    <p className={`${styles.place} tabular`}>
      {parts.map((part, index) => (
        <span key={part}>{index === 0 ? part : ` · ${part}`}</span>
      ))}
    </p>
  );
}

export function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('live-view');
  return (
    <BareButton className={styles.close} aria-label={t('close')} title={t('close')} onClick={onClose}>
      <IconX size={20} aria-hidden />
    </BareButton>
  );
}
