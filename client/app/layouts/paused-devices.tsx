import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { cardsQuery } from '../../data/billing/cards-query.ts';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { paths } from '../../lib/paths.ts';
import { areAllInCart, pausedToRenew } from '../../rules/access/session-paused.ts';
import { mainCardOf } from '../../rules/billing/card-expiry.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { mayResume } from '../../rules/vehicle/vehicle-state.ts';
import { addAlert, addedToCart, deleteAlert, showAlert, updateAlert } from '../../state/alerts.ts';
import { useCart } from '../../state/cart.ts';
import { hidePausedAlert, PAUSED_ALERT, usePausedAlert } from '../../state/paused-alert.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { useNow } from '../../ui/use-now.ts';

type Props = {
  vehicles: readonly Vehicle[] | undefined;
  isShownByPage: boolean;
};

/**
 * Keeps the alert about paused devices up to date (core 2.6). Removes it once all of them are in the cart. Hides it for
 * the session once the user closes it or leaves the page that showed it, because it covers the page. `isShownByPage`: the
 * page lists paused devices itself.
 */
export default function PausedDevices({ vehicles, isShownByPage }: Props) {
  const { t } = useTranslation();
  const canRenew = usePageExists()(paths.checkout);
  const navigateIfHere = useNavigateIfHere();
  const { pathname } = useLocation();
  const { lines } = useCart();
  const { isHidden } = usePausedAlert();
  const now = useNow(QUARTER_HOUR);
  const paused = pausedToRenew(vehicles ?? [], now);
  const isDue = !isHidden && !isShownByPage && paused.length > 0 && !areAllInCart(paused, lines);
  // An Australian card renews nothing in bulk (core 9). The alert waits for the cards: a later button would push the page down again.
  const { data: cards, isError } = useQuery({ ...cardsQuery(), enabled: isDue && canRenew });
  const isBulk = cards ? mainCardOf(cards)?.country !== 'AU' : isError ? true : null;
  const isWanted = isDue && !(canRenew && isBulk === null);
  useShownOnce(isWanted);
  const [first] = paused;
  const name = first?.vehicle_name ?? '';
  const count = paused.length;
  const messageKey = paused.some((one) => mayResume(one, now)) ? 'pausedDevices.forNow' : 'pausedDevices.message';

  const isRenewing = useRef(false);
  const renew = useEffectEvent(async () => {
    // A second press would find all of them in the cart.
    if (isRenewing.current) return;
    isRenewing.current = true;
    try {
      // Loaded when it is used: few users press it.
      const { renewPaused } = await loadChunk(() => import('../../data/billing/renew-paused.ts'));
      const { added, refusal } = await renewPaused(paused);
      if (refusal) return showAlert({ id: 'renew-paused', message: t('pausedDevices.moduleUpgrade') });
      const [one] = added;
      // Nothing that can be added: the list offers other plans.
      if (!one) return await navigateIfHere(paths.subscriptions);
      const message = t('pausedDevices.added', { count: added.length, name: one.vehicle_name });
      const action = { label: t('pausedDevices.checkout'), to: paths.checkout };
      addedToCart(message, pathname === paths.checkout ? undefined : action);
    } catch (failure) {
      showAlert({ id: 'renew-paused', message: t('pausedDevices.failed'), failure });
    } finally {
      isRenewing.current = false;
    }
  });
  useEffect(() => {
    if (!isWanted) return deleteAlert(PAUSED_ALERT);
    const alert = {
      id: PAUSED_ALERT,
      type: 'warning' as const,
      message: <Trans t={t} i18nKey={messageKey} values={{ name }} count={count} components={{ b: <b /> }} />,
      onClose: hidePausedAlert,
      ...(canRenew && isBulk === true && { action: { label: t('pausedDevices.renew'), onPress: () => void renew() } }),
      ...(isBulk === false && { action: { label: t('pausedDevices.choose'), to: paths.subscriptions } }),
    };
    addAlert(alert);
    updateAlert(alert);
  }, [isWanted, name, count, messageKey, canRenew, isBulk, t]);
  useEffect(() => () => deleteAlert(PAUSED_ALERT), []);
  return null;
}

/** Hides the alert for the session when the user leaves the page that showed it. */
function useShownOnce(isShown: boolean): void {
  const { pathname } = useLocation();
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    if (shownAt.current !== undefined && shownAt.current !== pathname) hidePausedAlert();
    else if (isShown) shownAt.current = pathname;
  }, [isShown, pathname]);
}
