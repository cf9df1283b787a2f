import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { Vehicle } from '../../../api/model.ts';
import { zWifiText } from '../../../api/schemas.ts';
import { setWifi } from '../../../data/cameras/settings.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useRequestFailure } from '../../../widgets/device/use-request-failure.ts';

const schema = z.object({ ssid: zWifiText, password: zWifiText });

/** Name and password of a network. Keeps the input if the device rejects it. */
export default function WifiForm({
  vehicle,
  ssid,
  onClose,
}: {
  vehicle: Vehicle;
  ssid: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('dash-cam');
  const form = useContractForm({ schema, values: { ssid: ssid ?? '', password: '' } });
  const explain = useRequestFailure(vehicle);
  const { setFocus } = form;
  // The button that opened the form is unmounted.
  useEffect(() => setFocus('ssid'), [setFocus]);
  return (
    <Form
      form={form}
      onSubmit={(value) => setWifi(vehicle.device_key, value)}
      onDone={(_, { ssid }) => {
        const message = t('wifi.done', { vehicle: vehicle.vehicle_name, ssid });
        showAlert({ id: `wifi-${vehicle.id}`, type: 'success', message });
        onClose();
      }}
      explain={explain}
    >
      <TextField
        form={form}
        name="ssid"
        label={t('wifi.ssid')}
        hint={t('wifi.ssidHint')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('wifi.password')}
        hint={t('wifi.passwordHint')}
        required
        // Not the user's sign-in password.
        autoComplete="new-password"
      />
      <FormFooter>
        <FormButtons submit={t('wifi.save')} busy={t('wifi.saving')} onCancel={onClose} />
      </FormFooter>
    </Form>
  );
}
