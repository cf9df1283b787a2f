import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { twoFactorQuery } from '../../../data/users/two-factor.ts';
import { usePortal } from '../../../state/portal.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import frame from '../profile-frame.module.css';
import { ProfileFrame } from '../profile-frame.tsx';
import { useRefused, useRefusedLines } from '../use-refused.ts';
import { DevicesCard } from './devices-card.tsx';
import { MethodsCard } from './methods-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Two-factor authentication: methods, trusted browsers, and the end of every session (commerce 2). */
export default function TwoFactorPage() {
  const { t } = useTranslation('two-factor');
  const { identity } = usePortal();
  const { data, error, refetch } = useQuery(twoFactorQuery(identity, useRefused()));
  const explain = useRefusedLines();
  return (
    <ProfileFrame page="twoFactor" lead={t('lead')}>
      {data ? (
        <MethodsCard twoFactor={data} />
      ) : (
        <Card title={t('methods.title')}>
          <div className={frame.body}>
            {error ? (
              <FailureState title={t('methods.failed')} lines={explain(error)} onRetry={() => void refetch()} />
            ) : (
              <SkeletonRows rows={3} />
            )}
          </div>
        </Card>
      )}
      <DevicesCard isOn={data === undefined || data.on.length > 0} />
      <SessionsCard />
    </ProfileFrame>
  );
}
