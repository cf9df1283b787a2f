import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconDotsVertical,
  IconPlayerPause,
  IconSettings,
  IconSparkles,
  IconVideo,
} from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { backTo } from '../../lib/back-to.ts';
import { paths } from '../../lib/paths.ts';
import { type MainAction, mainAction, type Subscribed } from '../../rules/billing/subscribed.ts';
import { productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { MenuItem } from '../../ui/menu-item.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { CancelPending, usePendingWords } from '../../widgets/billing/cancel-pending.tsx';
import { TransferItem } from '../../widgets/vehicle/transfer-item.tsx';
import styles from './subscription-list.module.css';

type Props = { row: Subscribed; now: number };

const TARGETS: Readonly<Record<MainAction, (id: number) => string>> = {
  pay: (id) => `${paths.updateSubscription}/${id}`,
  renew: (id) => `${paths.updateSubscription}/${id}`,
  choose: (id) => `${paths.updateSubscription}/${id}`,
  resume: (id) => `${paths.suspend}/${id}`,
  manage: (id) => `${paths.manageSubscription}/${id}`,
};
const BACK = backTo(paths.subscriptions);

/** The main action of a vehicle, and a menu with the others. */
export function RowActions({ row, now }: Props) {
  const { t } = useTranslation('subscriptions');
  const exists = usePageExists();
  const { id, vehicle_name: name } = row.vehicle;
  const action = mainAction(row, now);
  const to = TARGETS[action](id);
  const label = t(`action.${action}`);
  const [isAsked, setAsked] = useState(false);
  return (
    <span className={styles.actions}>
      {exists(to) && (
        <Button
          component={Link}
          to={to}
          state={BACK}
          size="sm"
          variant={action === 'manage' ? 'subtle' : 'light'}
          aria-label={t('action.of', { action: label, name })}
        >
          {label}
        </Button>
      )}
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('menu.open', { name })}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Items row={row} onCancelPending={() => setAsked(true)} />
        </Menu.Dropdown>
      </Menu>
      {row.billing?.pending_plan && <CancelPending subscribed={row} opened={isAsked} onClose={() => setAsked(false)} />}
    </span>
  );
}

type Item = {
  name: 'change' | 'streaming' | 'manage' | 'suspend' | 'upgrade';
  icon: ComponentType<{ size?: number }>;
  to: string;
};

function itemsOf({ vehicle, device }: Subscribed): Item[] {
  const { id } = vehicle;
  const isCamera = productCapabilities(vehicle.product_name)?.kind === 'dash_cam';
  return [
    { name: 'change', icon: IconArrowsExchange, to: `${paths.updateSubscription}/${id}` },
    ...(isCamera ? [{ name: 'streaming', icon: IconVideo, to: `${paths.updateStreaming}/${id}` } as const] : []),
    { name: 'manage', icon: IconSettings, to: `${paths.manageSubscription}/${id}` },
    ...(device.upgrade_offer ? [{ name: 'upgrade', icon: IconSparkles, to: paths.deviceUpgradeOffer } as const] : []),
    { name: 'suspend', icon: IconPlayerPause, to: `${paths.suspend}/${id}` },
  ];
}

function Items({ row, onCancelPending }: { row: Subscribed; onCancelPending: () => void }) {
  const { t } = useTranslation('subscriptions');
  const exists = usePageExists();
  const pending = usePendingWords(row);
  return (
    <>
      {pending && (
        <MenuItem icon={IconArrowBackUp} onClick={onCancelPending}>
          {pending.cancelLabel}
        </MenuItem>
      )}
      {itemsOf(row)
        .filter(({ to }) => exists(to))
        .map(({ name, icon: Icon, to }) => (
          <Menu.Item key={name} component={Link} to={to} state={BACK} leftSection={<Icon size={18} aria-hidden />}>
            {t(`menu.${name}`)}
          </Menu.Item>
        ))}
      <TransferItem vehicle={row.vehicle} />
    </>
  );
}
