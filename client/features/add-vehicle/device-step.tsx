import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { findDevice, type NewDevice } from '../../data/vehicles/add.ts';
import { supportFormPath, vehiclePaths } from '../../lib/paths.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Card } from '../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { serialSchema, tidyKey } from '../../widgets/device/serial.ts';
import { SerialField } from '../../widgets/device/serial-field.tsx';
import styles from './add-page.module.css';
import { NotAddable, namesSupport, refusalText } from './not-addable.ts';

type Props = {
  account: number;
  serial: string;
  /** Takes the focus after another step, but not on page load. */
  takesFocus: boolean;
  onFound: (device: NewDevice) => void;
};

/** Finds the device. Checks whether it can be added before asking for anything else. */
export function DeviceStep({ account, serial, takesFocus, onFound }: Props) {
  const { t } = useTranslation('add-vehicle');
  const isLost = useIsLost();
  const form = useContractForm({ schema: serialSchema, values: { device_key: serial } });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('device_key');
  }, [takesFocus, setFocus]);
  const [refused, setRefused] = useState<Vehicle | null>(null);
  const [needsSupport, setNeedsSupport] = useState('');
  const typed = tidyKey(useWatch({ control: form.control, name: 'device_key' }));
  const own = refused?.device_key === typed ? refused : null;
  const look = async ({ device_key }: { device_key: string }) => {
    const found = await findDevice(device_key, account);
    setRefused('refusal' in found ? found.own : null);
    setNeedsSupport('refusal' in found && namesSupport(found) ? tidyKey(device_key) : '');
    if ('refusal' in found) throw new NotAddable(t(refusalText(found)), 'serial');
    return found;
  };
  return (
    <Card title={t('serial.title')} beside={<span className={styles.step}>{t('step', { step: 1, of: 2 })}</span>}>
      <div className={styles.body}>
        <Form form={form} onSubmit={look} onDone={onFound} explain={useErrorLines()} guard={false}>
          <SerialField form={form} />
          {own && (
            <Link className={styles.own} to={vehiclePaths.overview(own.id)}>
              {t('serial.openOwn', { name: own.vehicle_name })}
            </Link>
          )}
          {typed !== '' && needsSupport === typed && (
            <Link className={styles.own} to={supportFormPath('purchase_plan')}>
              {t('serial.support')}
            </Link>
          )}
          <FormFooter>
            <FormButtons
              submit={t('serial.submit')}
              busy={t('serial.busy')}
              disabledReason={isLost ? t('noConnection') : null}
            />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}
