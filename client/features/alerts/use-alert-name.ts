import { useTranslation } from 'react-i18next';
import type { KnownAlertType } from '../../api/model.ts';
import { useActionName } from '../../state/use-action-name.ts';

const NAMES = { maintenance_due_date: true, maintenance_mileage_interval: true } as const;

/** Name of an alert type where all types are listed: both of service are "Service due" in the activity feed. */
export function useAlertName(): (type: KnownAlertType) => string {
  const { t } = useTranslation('alerts');
  const actionName = useActionName();
  return (type) => (type in NAMES ? t(`names.${type as keyof typeof NAMES}`) : actionName({ action: type }));
}
