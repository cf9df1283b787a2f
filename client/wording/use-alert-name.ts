import { useTranslation } from 'react-i18next';
import { useActionName } from './use-action-name.ts';

const NAMES = { maintenance_due_date: true, maintenance_mileage_interval: true } as const;

/** Name of a type where all types are listed: both of service are "Service due" in the activity feed. */
export function useAlertName(): (type: string) => string {
  const { t } = useTranslation('activity');
  const actionName = useActionName();
  return (type) => (type in NAMES ? t(`names.${type as keyof typeof NAMES}`) : actionName({ action: type }));
}
