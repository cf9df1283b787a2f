import { useTranslation } from 'react-i18next';
import { useSetAddOnAutorenewal } from '../../../../generated/client/device.ts';
import type { DevicePlanAddOn } from '../../../api/model.ts';
import { paths } from '../../../lib/paths.ts';
import { addOnName, heldAddOns, isTrialAddOn } from '../../../rules/billing/streaming.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { productCapabilities } from '../../../rules/vehicle/product-capabilities.ts';
import { Card } from '../../../ui/card.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './manage.module.css';
import { RenewalSwitch } from './renewal-switch.tsx';

type Props = { subscribed: Subscribed; now: number };

/** Add-ons of a dash cam with a renewal of their own. Nothing for other devices (commerce 3). */
export function AddOnsCard({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const { vehicle, device } = subscribed;
  const held = heldAddOns(device.plan_add_ons, now);
  const isCamera = productCapabilities(vehicle.product_name)?.kind === 'dash_cam';
  if (!isCamera && held.length === 0) return null;
  return (
    <Card title={t('manage.addOns')}>
      {held.length === 0 && <p className={styles.text}>{t('manage.noAddOns')}</p>}
      {held.map((addOn) => (
        <AddOnRenewal
          key={addOn.device_plan_add_on_id}
          vehicleId={vehicle.id}
          addOn={addOn}
          name={words.addOn(addOn.plan_add_on_id, addOnName(device, addOn))}
          isTrial={isTrialAddOn(device, addOn)}
        />
      ))}
      <p className={styles.links}>
        <PageLink to={`${paths.updateStreaming}/${vehicle.id}`}>
          {t(held.length === 0 ? 'manage.addStreaming' : 'manage.changeStreaming')}
        </PageLink>
        {held.some((addOn) => !isTrialAddOn(device, addOn)) && (
          <PageLink to={`${paths.cancelStreaming}/${vehicle.id}`}>{t('manage.cancelStreaming')}</PageLink>
        )}
      </p>
    </Card>
  );
}

type RenewalProps = { vehicleId: number; addOn: DevicePlanAddOn; name: string; isTrial: boolean };

/** Renewal of an add-on. A free trial ends, and has none to turn on. A switch needs a value from the server. */
function AddOnRenewal({ vehicleId, addOn, name, isTrial }: RenewalProps) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const { mutate, isPending, error } = useSetAddOnAutorenewal();
  const { device_plan_add_on_id, expiration, auto_renew } = addOn;
  const date = expiration ? words.date(expiration) : '';
  const kind = auto_renew === undefined && !isTrial ? 'addOnUnknown' : auto_renew ? 'addOnRenews' : 'addOnEnds';
  const text = date === '' ? t('manage.addOnUndated') : t(`manage.${kind}`, { date });
  if (isTrial || auto_renew === undefined)
    return (
      <p className={styles.trial}>
        <b>{name}</b>
        <span>{text}</span>
      </p>
    );
  return (
    <RenewalSwitch
      label={t('manage.renewAddOn', { name })}
      text={text}
      isOn={auto_renew}
      isPending={isPending}
      error={error}
      onChange={(isOn) =>
        mutate({
          data: { vehicle_id: vehicleId, device_plan_add_ons: [{ device_plan_add_on_id, auto_renew: isOn }] },
        })
      }
    />
  );
}
