import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconTag, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { ApiError } from '../../api/errors.ts';
import { couponApply } from '../../data/billing/use-quote.ts';
import { useCart } from '../../state/cart.ts';
import { FieldError } from '../../ui/form/wrapper.tsx';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

/** Longest code of the contract. */
const LONGEST = 32;

const isTooMany = (error: unknown): boolean => error instanceof ApiError && error.kind === 'too-many';

/** The coupon of the cart, or a field for one with its refusal below (commerce 5, commerce 8). */
export function Coupon({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const explain = useErrorLines();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending } = useMutation(couponApply());
  const { cart, isBusy, quote } = checkout;
  const { removedCoupon: gone } = cart;
  const problem = error ?? (gone && t(`coupon.gone.${gone.reason}`, { code: gone.code }));

  const apply = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || isBusy) return;
    useCart.setState({ removedCoupon: null });
    const typed = code.trim();
    if (typed === '') return setError(t('coupon.required'));
    const refusal = await mutateAsync(typed);
    if (refusal?.kind === 'coupon') setError(t(`coupon.${refusal.reason}`));
    else if (refusal?.kind === 'lines') setError(t('obstacle.lines'));
    else if (refusal?.kind === 'other')
      setError(isTooMany(refusal.error) ? t('coupon.too_many') : explain(refusal.error).join(' '));
    else {
      setError(null);
      setCode('');
      setSaid(t('coupon.applied', { code: typed.toUpperCase() }));
    }
  };
  const remove = () => {
    useCart.setState({ coupon: null });
    setSaid(t('coupon.removed'));
    requestAnimationFrame(() => input.current?.focus());
  };
  const isDeferred = quote.payment?.line_items.some(({ deferred_coupon_discount = 0 }) => deferred_coupon_discount > 0);
  return (
    <div>
      {cart.coupon === null ? (
        <form className={styles.couponForm} onSubmit={(event) => void apply(event)} noValidate>
          <TextInput
            ref={input}
            label={t('coupon.label')}
            value={code}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            disabled={isBusy}
            error={problem && <FieldError>{problem}</FieldError>}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setError(null);
            }}
          />
          <Button type="submit" variant="default" loading={isPending} disabled={isBusy}>
            {t('coupon.apply')}
          </Button>
        </form>
      ) : (
        <p className={styles.applied}>
          <IconTag size={16} aria-hidden />
          <span>
            <b>{cart.coupon}</b>
            {isDeferred && <small>{t('coupon.deferred')}</small>}
          </span>
          <ActionIcon
            variant="subtle"
            disabled={isBusy}
            aria-label={t('coupon.remove', { code: cart.coupon })}
            onClick={remove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </p>
      )}
      <VisuallyHidden component="output">{problem ?? said}</VisuallyHidden>
    </div>
  );
}
