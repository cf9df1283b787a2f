import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useVisits } from '../../state/visits.ts';
import { backFrom } from '../back.ts';

/** The arrow moves before the page does (core 2.4). */
const ANIMATION = 300;

/** Back to where one came from, by the rule of core 2.4. */
export function BackArrow() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { here, previous, backTarget } = useVisits();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    const target = backFrom({ here: here ?? '/', previous, target: backTarget, isCartEmpty: true });
    setTimeout(() => {
      setLeaving(false);
      void (target === -1 ? navigate(-1) : navigate(target));
    }, ANIMATION);
  };
  return (
    <ActionIcon variant="subtle" size={44} aria-label={t('back')} disabled={isLeaving} onClick={leave}>
      <IconArrowLeft size={24} aria-hidden />
    </ActionIcon>
  );
}
