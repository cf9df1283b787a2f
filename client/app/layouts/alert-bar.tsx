import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconShoppingCart, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { type Countdown, startCountdown } from '../../lib/countdown.ts';
import { type Alert, deleteAlert, deletePageErrors, shownOf, useAlerts } from '../../state/alerts.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { BetweenPresses } from '../../ui/between-presses.tsx';
import styles from './alert-bar.module.css';
import { flyToCart } from './fly-to-cart.ts';

const ICONS = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle };

/**
 * Alerts below the top bar (core 2.6). Persistent warnings are lines above the page, which they push down. Transient alerts are fixed to the
 * viewport, over the page. Errors have the alert role and stay out of the polite regions, otherwise they would be announced twice.
 */
export function AlertBar() {
  const { t } = useTranslation();
  const { alerts } = useAlerts();
  const { passing, lasting } = shownOf(alerts);
  const errors = passing.filter(({ type }) => type === 'error');
  const place = useRef<HTMLDivElement>(null);
  useStepAside(place, alerts);
  useErrorsLeft();
  return (
    <section aria-label={t('alertBar')}>
      <div className={styles.lines} aria-live="polite">
        <BetweenPresses>
          <AlertMessages alerts={lasting} />
        </BetweenPresses>
      </div>
      <div ref={place} className={styles.list} data-passing>
        <div className={styles.polite} aria-live="polite">
          <AlertMessages alerts={passing.filter((alert) => !errors.includes(alert))} />
        </div>
        <AlertMessages alerts={errors} />
      </div>
    </section>
  );
}

/** Closes the errors of a page when the user leaves it. */
function useErrorsLeft(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current !== pathname) deletePageErrors();
    seen.current = pathname;
  }, [pathname]);
}

/** Moves the alerts below the focused element where they would cover it (WCAG 2.4.11). */
function useStepAside(place: RefObject<HTMLElement | null>, alerts: readonly Alert[]): void {
  useEffect(() => {
    const bar = place.current;
    if (!bar || alerts.length === 0) return;
    const stepAside = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof Element) || bar.contains(target)) return;
      bar.style.removeProperty('--aside');
      const { x, y, width, height, bottom } = target.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-passing]');
      if (over) bar.style.setProperty('--aside', `${bottom - over.getBoundingClientRect().top}px`);
    };
    stepAside({ target: document.activeElement });
    document.addEventListener('focusin', stepAside);
    return () => document.removeEventListener('focusin', stepAside);
  }, [place, alerts]);
}

const AlertMessages = ({ alerts }: { alerts: readonly Alert[] }) =>
  alerts.map((alert) => <AlertMessage key={alert.turn} alert={alert} />);

function AlertMessage({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const errorLines = useErrorLines();
  const { id, type, message, failure, action, toCart = false } = alert;
  const { place, pause, resume } = useDismissal(alert);
  const Icon = toCart ? IconShoppingCart : ICONS[type];
  const lines = failure === undefined ? [] : errorLines(failure);
  const close = () => {
    deleteAlert(id);
    alert.onClose?.();
  };
  return (
    // An alert under the pointer or with the focus stays.
    <div
      ref={place}
      className={styles.alert}
      data-type={type}
      data-to-cart={toCart}
      role={type === 'error' ? 'alert' : undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon size={18} aria-hidden />
      <div className={styles.message}>
        {message !== undefined && <div className={lines.length > 0 ? styles.title : undefined}>{message}</div>}
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      {action && 'onPress' in action && (
        <BareButton className={styles.action} onClick={action.onPress}>
          {action.label}
        </BareButton>
      )}
      {action && 'to' in action && (
        <Link to={action.to} className={styles.action} onClick={() => deleteAlert(id)}>
          {action.label}
        </Link>
      )}
      <ActionIcon variant="subtle" className={styles.close} aria-label={t('close')} onClick={close}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Deletes an alert after its timeout. A replacement has a timer of its own. */
function useDismissal(alert: Alert) {
  const place = useRef<HTMLDivElement>(null);
  const countdown = useRef<Countdown>(undefined);
  useEffect(() => {
    const { id, timeout, toCart } = alert;
    if (timeout === null) return;
    const end = async () => {
      if (toCart && place.current) await flyToCart(place.current);
      deleteAlert(id);
    };
    const running = startCountdown(timeout, () => void end());
    countdown.current = running;
    return () => {
      running.stop();
      countdown.current = undefined;
    };
  }, [alert]);
  return { place, pause: () => countdown.current?.pause(), resume: () => countdown.current?.resume() };
}
