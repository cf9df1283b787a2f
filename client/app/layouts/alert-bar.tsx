import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Alert, deleteAlert, useAlerts } from '../../state/alerts.ts';
import styles from './alert-bar.module.css';

const ICONS = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle };

/** Messages of what happens apart from the page, under the top bar (core 2.6). */
export function AlertBar() {
  const { t } = useTranslation();
  const { alerts } = useAlerts();
  return (
    <section className={styles.bar} aria-label={t('alertBar')} aria-live="polite">
      {alerts.map((alert) => (
        <AlertMessage key={alert.id} alert={alert} />
      ))}
    </section>
  );
}

function AlertMessage({ alert: { id, type, message, action, timeout } }: { alert: Alert }) {
  const { t } = useTranslation();
  const Icon = ICONS[type];
  useEffect(() => {
    if (timeout === null) return;
    const timer = setTimeout(() => deleteAlert(id), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout]);
  return (
    <div className={styles.alert} data-type={type} role={type === 'error' ? 'alert' : undefined}>
      <Icon size={18} aria-hidden />
      <div className={styles.message}>{message}</div>
      {action && (
        <Link to={action.to} className={styles.action}>
          {action.label}
        </Link>
      )}
      <ActionIcon variant="subtle" size={24} aria-label={t('close')} onClick={() => deleteAlert(id)}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
