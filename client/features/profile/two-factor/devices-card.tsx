import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trustedDevicesQuery } from '../../../data/users/two-factor.ts';
import type { TrustedDevice } from '../../../identity/types.ts';
import { browserName } from '../../../rules/access/browser-name.ts';
import { showAlert } from '../../../state/alerts.ts';
import { usePortal } from '../../../state/portal.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { ToneDisc } from '../../../ui/tone-disc.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import frame from '../profile-frame.module.css';
import { useRefused, useRefusedLines } from '../use-refused.ts';
import styles from './two-factor.module.css';

type Asked = { device: TrustedDevice; name: string } | 'all';

/** Browsers that sign in without a code. */
export function DevicesCard({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('two-factor');
  const { identity } = usePortal();
  const answerOf = useRefused();
  const explain = useRefusedLines();
  const nameOf = useDeviceName();
  const { data: devices, error, refetch } = useQuery(trustedDevicesQuery(identity, answerOf));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = (about: Asked) => {
    setAsked(about);
    setAsking(true);
  };
  const forget = async () => {
    if (asked === null) return;
    const result =
      asked === 'all'
        ? await identity.account(async (calls) => {
            for (const { key } of devices ?? []) {
              const each = await calls.forgetDevice(key);
              if (each.kind === 'refused') return each;
            }
            return { kind: 'done' };
          })
        : await identity.account((calls) => calls.forgetDevice(asked.device.key));
    try {
      answerOf(result);
    } finally {
      // Of several, some may be forgotten.
      await refetch();
    }
  };
  const done = () => {
    const message =
      asked === null || asked === 'all' ? t('devices.allForgotten') : t('devices.forgotten', { name: asked.name });
    showAlert({ id: 'trusted-browsers', type: 'success', message });
    heading.current?.focus();
  };
  const isAll = asked === 'all';
  const name = asked !== null && asked !== 'all' ? asked.name : '';
  return (
    <Card
      title={t('devices.title')}
      headingRef={heading}
      end={
        devices &&
        devices.length > 1 && (
          <Button variant="subtle" onClick={() => ask('all')}>
            {t('devices.forgetAll')}
          </Button>
        )
      }
    >
      <div className={frame.body}>
        {error && !devices && (
          <FailureState title={t('devices.failed')} lines={explain(error)} onRetry={() => void refetch()} />
        )}
        {!error && !devices && <SkeletonRows rows={2} />}
        {devices && (
          <p className={frame.text}>
            {devices.length > 0 ? t('devices.text') : t(isOn ? 'devices.none' : 'devices.unused')}
          </p>
        )}
        {devices && devices.length > 0 && (
          <ul className={styles.devices}>
            {devices.map((device) => (
              <Device key={device.key} device={device} name={nameOf(device)} onForget={ask} />
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t(isAll ? 'devices.forgetAllTitle' : 'devices.forgetTitle')}
        submit={isAll ? t('devices.forgetAllSubmit') : t('devices.forgetOne', { name })}
        onConfirm={forget}
        onDone={done}
        explain={explain}
      >
        <p>{isAll ? t('devices.forgetAllText') : t('devices.forgetText', { name })}</p>
      </ConfirmDialog>
    </Card>
  );
}

const MOBILE: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android']);

type DeviceProps = { device: TrustedDevice; name: string; onForget: (asked: Asked) => void };

function Device({ device, name, onForget }: DeviceProps) {
  const { t } = useTranslation('two-factor');
  const format = useFormat();
  const { firstUsed, lastUsed, isThis } = device;
  return (
    <li>
      <ToneDisc
        icon={MOBILE.has(browserName(device.name).platform ?? '') ? IconDeviceMobile : IconDeviceDesktop}
        tone="accent"
      />
      <div className={styles.about}>
        <p className={styles.name}>
          {name}
          {isThis && <Badge tone="accent">{t('devices.this')}</Badge>}
        </p>
        <p className={styles.detail}>
          {[
            lastUsed !== null && t('devices.lastUsed', { date: format.date(lastUsed) }),
            firstUsed !== null && t('devices.firstUsed', { date: format.date(firstUsed) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={t('devices.forgetOne', { name })}
        onClick={() => onForget({ device, name })}
      >
        {t('devices.forget')}
      </Button>
    </li>
  );
}

/** Browser and platform, as far as they are known. */
function useDeviceName(): (device: TrustedDevice) => string {
  const { t } = useTranslation('two-factor');
  return ({ name }) => {
    const { browser, platform } = browserName(name);
    if (browser !== null && platform !== null) return t('devices.name', { browser, platform });
    return browser ?? platform ?? t('devices.unknown');
  };
}
