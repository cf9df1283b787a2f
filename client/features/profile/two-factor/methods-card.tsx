import { Button } from '@mantine/core';
import { IconDeviceMobile, IconMessage } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n/setup.ts';
import type { SecondFactor, TwoFactor } from '../../../identity/types.ts';
import { formatPhone } from '../../../rules/validation/phone.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ToneDisc } from '../../../ui/tone-disc.tsx';
import frame from '../profile-frame.module.css';
import styles from './two-factor.module.css';

/** Texts of the dialogs. The page works without them. */
const texts = () => loadNamespaces(['forms', 'sign-in']);
const closes = { onClose: ({ onClose }: { onClose: () => void }) => onClose() };
const AppDialog = lazyDialog(async () => (await Promise.all([import('./app-dialog.tsx'), texts()]))[0], closes);
const TextDialog = lazyDialog(async () => (await Promise.all([import('./text-dialog.tsx'), texts()]))[0], closes);
const TurnOffDialog = lazyDialog(
  async () => (await Promise.all([import('./turn-off-dialog.tsx'), texts()]))[0],
  closes,
);

const FACTORS = ['sms', 'totp'] as const;
const ICONS = { sms: IconMessage, totp: IconDeviceMobile };

type Open = { factor: SecondFactor; what: 'set_up' | 'turn_off' };

/** The two methods: what is on, and how to turn each on, change it or turn it off. */
export function MethodsCard({ twoFactor: { on, phone } }: { twoFactor: TwoFactor }) {
  const { t } = useTranslation('two-factor');
  const client = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const refresh = () => void client.invalidateQueries({ queryKey: ['identity'] });
  const finish = (factor: SecondFactor, isChange: boolean) => {
    showAlert({
      id: 'two-factor',
      type: 'success',
      message: t(`${factor}.${isChange ? 'changed' : 'isOn'}`),
    });
    refresh();
    close();
  };
  const isChange = open !== null && on.includes(open.factor);
  const setUp = {
    isChange,
    onClose: close,
    onDone: () => open && finish(open.factor, isChange),
  };
  const summary = on.length === 0 ? 'none' : on.length === 1 ? 'one' : 'both';
  return (
    <Card
      title={t('methods.title')}
      beside={
        <Badge tone={on.length > 0 ? 'moving' : 'quiet'}>{t(on.length > 0 ? 'methods.on' : 'methods.off')}</Badge>
      }
    >
      <div className={frame.body}>
        {summary === 'one' ? (
          <Notice tone="warning">
            <Trans t={t} i18nKey="methods.one" components={{ b: <b /> }} />
          </Notice>
        ) : (
          <p className={frame.text}>{t(`methods.${summary}`)}</p>
        )}
        <div>
          {FACTORS.map((factor) => {
            const isOn = on.includes(factor);
            const ends = factor === 'sms' && isOn && phone.number !== null;
            return (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a row that wraps
              <div key={factor} className={styles.method} role="group" aria-label={t(`${factor}.name`)}>
                <ToneDisc icon={ICONS[factor]} tone="accent" />
                <div className={styles.about}>
                  <p className={styles.name}>
                    {t(`${factor}.name`)}
                    <Badge tone={isOn ? 'moving' : 'quiet'}>{t(isOn ? 'methods.on' : 'methods.off')}</Badge>
                  </p>
                  <p className={styles.detail}>
                    {ends
                      ? t('sms.textOn', { phone: formatPhone(phone.number ?? '') })
                      : t(isOn ? `${factor}.textOn` : `${factor}.text`, { phone: '' })}
                  </p>
                </div>
                <div className={styles.buttons}>
                  {/* One button, so that it keeps the focus. */}
                  <Button
                    variant={on.length === 0 && factor === FACTORS[0] ? 'filled' : 'default'}
                    onClick={() => setOpen({ factor, what: isOn ? 'turn_off' : 'set_up' })}
                  >
                    {t(isOn ? `${factor}.turnOff` : `${factor}.turnOn`)}
                  </Button>
                  {isOn && (
                    <Button variant="default" onClick={() => setOpen({ factor, what: 'set_up' })}>
                      {t(`${factor}.change`)}
                    </Button>
                  )}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      {open?.what === 'set_up' && open.factor === 'totp' && <AppDialog {...setUp} />}
      {open?.what === 'set_up' && open.factor === 'sms' && <TextDialog {...setUp} number={phone.number} />}
      {open?.what === 'turn_off' && (
        <TurnOffDialog factor={open.factor} isLast={on.length === 1} onClose={close} onChanged={refresh} />
      )}
    </Card>
  );
}
