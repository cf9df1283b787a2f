import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { alertRulesPath, alertsPath } from '../../lib/paths.ts';
import { PageTabs } from '../../ui/tabs/page-tabs.tsx';

type Props = {
  current: 'history' | 'rules';
  /** The vehicle to keep. `null`: none, or several. */
  vehicle: number | null;
  /** The group to keep. */
  group: string | null;
};

/** Links between the alerts and their rules. They keep the vehicle and the group. */
export function AlertTabs({ current, vehicle, group }: Props) {
  const { t } = useTranslation(['alerts', 'titles']);
  const addresses = {
    history: alertsPath(vehicle, group),
    rules: alertRulesPath(vehicle, { group }),
  };
  const tabs = [
    { to: addresses.history, name: t('alerts:tabs.history'), short: t('alerts:tabs.history'), icon: IconHistory },
    { to: addresses.rules, name: t('alerts:tabs.rules'), short: t('alerts:tabs.rules'), icon: IconAdjustments },
  ];
  return <PageTabs label={t('titles:alerts')} tabs={tabs} current={addresses[current]} />;
}
