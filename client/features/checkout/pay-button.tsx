import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LightButton } from '../../ui/light/button.tsx';
import { Receipt, type ReceiptStep } from '../../ui/receipt/receipt.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';
import { useSentStep } from './use-sent-step.ts';

/** Obstacles that a press leads to instead of nothing. */
const PLACES: Partial<Record<NonNullable<Checkout['obstacle']>, string>> = {
  delay: '[data-delay]',
  no_address: 'input[name="line_1"]',
};

/**
 * Pays the total that it names. While something is missing, it says what, and a press leads there. On a phone, `isBar` has the button
 * and the summary the text.
 */
export function PayButton({ checkout, isBar = false }: { checkout: Checkout; isBar?: boolean }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const why = useId();
  const isPhone = useIsPhone();
  const { quote, isBusy, pay } = checkout;
  // Nothing is missing from what is being paid.
  const obstacle = isBusy ? null : checkout.obstacle;
  const charge = quote.payment?.final_charge;
  const amount = charge === undefined ? '' : format.money(charge, quote.payment?.currency ?? 'USD');
  const press = () => {
    pay();
    const place = obstacle && PLACES[obstacle];
    if (place) document.querySelector<HTMLElement>(place)?.focus();
  };
  return (
    <div className={isBar ? undefined : styles.pay}>
      {(isBar || !isPhone) && (
        <LightButton
          size="md"
          aria-disabled={isBusy || obstacle !== null}
          aria-describedby={obstacle ? why : undefined}
          onClick={press}
        >
          {isBusy ? <Spinner /> : <IconLock size={18} aria-hidden />}
          {isBusy ? t(charge === 0 ? 'confirming' : 'paying') : charge === 0 ? t('payNothing') : t('pay', { amount })}
        </LightButton>
      )}
      {obstacle && (
        <p id={why} className={isBar ? styles.hidden : styles.why}>
          {t(`obstacle.${obstacle}`)}
        </p>
      )}
      {!isBar && isBusy && <Progress checkout={checkout} />}
    </div>
  );
}

function Progress({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const sent = useSentStep(checkout);
  const step = (state: ReceiptStep['state'], text: string): ReceiptStep => ({ state, text, time: null });
  const isFree = checkout.quote.payment?.final_charge === 0;
  const end = t(isFree ? 'complete.steps.confirmed' : 'steps.done');
  const rest = checkout.isPaid ? [step('done', end)] : [step('current', t('steps.received')), step('pending', end)];
  const steps = [...sent, ...(checkout.isLooking ? [step('current', t('steps.looking'))] : rest)];
  const doing = t(checkout.isLooking ? 'steps.looking' : isFree ? 'confirming' : 'paying');
  return <Receipt form="full" steps={steps} announcement={checkout.isPaid ? end : doing} />;
}
