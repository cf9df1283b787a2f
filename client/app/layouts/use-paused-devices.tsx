import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { areAllInCart, pausedToRenew } from '../../rules/access/session-paused.ts';
import { addAlert, deleteAlert, updateAlert } from '../../state/alerts.ts';
import { useCart } from '../../state/cart.ts';
import { hidePausedAlert, PAUSED_ALERT, usePausedAlert } from '../../state/paused-alert.ts';
import { usePageExists } from '../../ui/page-exists.tsx';

/**
 * Updates the alert about paused devices (core 2.6). It closes when all of them are in the cart, and for the session when the user
 * closes it. `isTall`: the dashboard and the map show paused vehicles themselves, and an alert would cover them.
 */
export function usePausedDevices(vehicles: readonly Vehicle[] | undefined, isTall: boolean): void {
  const { t } = useTranslation();
  const canRenew = usePageExists()(paths.subscriptions);
  const { lines } = useCart();
  const { isHidden } = usePausedAlert();
  const paused = pausedToRenew(vehicles ?? []);
  const isWanted = !isHidden && !isTall && paused.length > 0 && !areAllInCart(paused, lines);
  const [first] = paused;
  const name = first?.vehicle_name ?? '';
  const count = paused.length;

  useEffect(() => {
    if (!isWanted) return deleteAlert(PAUSED_ALERT);
    const alert = {
      id: PAUSED_ALERT,
      type: 'warning' as const,
      message: (
        <Trans t={t} i18nKey="pausedDevices.message" values={{ name }} count={count} components={{ b: <b /> }} />
      ),
      onClose: hidePausedAlert,
      ...(canRenew && { action: { label: t('pausedDevices.renew'), to: paths.subscriptions } }),
    };
    addAlert(alert);
    updateAlert(alert);
  }, [isWanted, name, count, canRenew, t]);
  useEffect(() => () => deleteAlert(PAUSED_ALERT), []);
}
