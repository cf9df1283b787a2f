import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { alertRulesPath, alertsPath, paths } from '../../lib/paths.ts';
import { PageTabs } from '../../ui/tabs/page-tabs.tsx';

type Props = {
  current: 'history' | 'rules';
  /** The vehicle to keep. `null`: none, or several. */
  vehicle: number | null;
};

/** Links between the alerts and their rules. They keep the vehicle. */
export function AlertTabs({ current, vehicle }: Props) {
  const { t } = useTranslation(['alerts', 'titles']);
  const addresses = {
    history: vehicle === null ? paths.alerts : alertsPath(vehicle),
    rules: vehicle === null ? paths.alertRules : alertRulesPath(vehicle),
  };
  const tabs = [
    { to: addresses.history, name: t('alerts:tabs.history'), short: t('alerts:tabs.history'), icon: IconHistory },
    { to: addresses.rules, name: t('alerts:tabs.rules'), short: t('alerts:tabs.rules'), icon: IconAdjustments },
  ];
  return <PageTabs label={t('titles:alerts')} tabs={tabs} current={addresses[current]} />;
}
