import { Button } from '@mantine/core';
import { IconArrowLeft, IconDeviceMobile, IconMessage } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor, SignInResult } from '../../identity/types.ts';
import { usePortal } from '../../state/portal.ts';
import { LightButton } from '../../ui/light/button.tsx';
import { StepHeading } from '../../ui/light/step-heading.tsx';
import styles from './code-step.module.css';

const ICONS = { sms: IconMessage, totp: IconDeviceMobile };

type Props = {
  /** Why the last attempt failed. */
  notice: ReactNode;
  factors: readonly SecondFactor[];
  onResult: (result: SignInResult) => Promise<void>;
  onBack: () => void;
};

/** Chooses between several second factors. */
export default function FactorStep({ notice, factors, onResult, onBack }: Props) {
  const { t } = useTranslation('second-factor');
  const { identity } = usePortal();
  const [chosen, setChosen] = useState<SecondFactor | null>(null);
  const choose = async (factor: SecondFactor) => {
    setChosen(factor);
    await onResult(await identity.chooseFactor(factor));
    setChosen(null);
  };
  return (
    <div className={styles.form}>
      <StepHeading followed>{t('choice.title')}</StepHeading>
      {notice}
      {factors.map((factor) => {
        const Icon = ICONS[factor];
        return (
          <Button
            key={factor}
            variant="default"
            size="md"
            leftSection={<Icon size={18} aria-hidden />}
            loading={chosen === factor}
            disabled={chosen !== null && chosen !== factor}
            onClick={() => void choose(factor)}
          >
            {t(`choice.${factor}`)}
          </Button>
        );
      })}
      <LightButton variant="subtle" disabled={chosen !== null} onClick={onBack}>
        <IconArrowLeft size={16} aria-hidden />
        {t('back')}
      </LightButton>
    </div>
  );
}
