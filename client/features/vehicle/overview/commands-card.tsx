import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { auxOutputsQuery } from '../../../data/commands/aux-outputs.ts';
import { productCapabilities } from '../../../rules/vehicle/product-capabilities.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CommandGrid } from '../../../widgets/vehicle/vehicle-commands.tsx';
import styles from './commands-card.module.css';
import { LiveParts } from './live-parts.tsx';

type Props = { vehicle: Vehicle };

/** Commands of core 3, each with the last response of the device. */
export function CommandsCard({ vehicle }: Props) {
  const { t } = useTranslation('vehicle');
  const { data: outputs } = useQuery(auxOutputsQuery(vehicle));
  return (
    <Card title={t('commands.title')}>
      <div className={styles.card}>
        <CommandGrid vehicle={vehicle} outputs={outputs} />
        <LiveParts vehicle={vehicle} />
      </div>
    </Card>
  );
}

/** Number of commands in the collapsed dock: one row. */
const DOCK_COMMANDS = 4;

/** On a phone: a sticky dock with the first commands. Expands to all of them. */
export function CommandsDock({ vehicle }: Props) {
  const { t } = useTranslation('vehicle');
  const titleId = useId();
  const { data: outputs } = useQuery(auxOutputsQuery(vehicle));
  const [isOpen, setOpen] = useState(false);
  const hasMore = !productCapabilities(vehicle.product_name)?.liveTracking;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <section className={styles.dock} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.hidden}>
        {t('commands.title')}
      </h2>
      {hasMore && (
        <BareButton className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'commands.fewer' : 'commands.more')}
          <Chevron size={16} aria-hidden />
        </BareButton>
      )}
      <CommandGrid vehicle={vehicle} outputs={outputs} first={isOpen ? undefined : DOCK_COMMANDS} />
    </section>
  );
}
