import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { backTargetOf } from '../../lib/back-to.ts';
import { BACK_ARROW } from '../../rules/constants/layout.ts';
import { useVisits } from '../../state/visits.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { addressAbove, backFrom, hasStepBack } from '../back.ts';
import type { RouteRecord } from '../routes/record.ts';
import styles from './back-arrow.module.css';

/** Back arrow, by the rules of core 2.4. Moves before the page changes. */
export function BackArrow({ record, isCartEmpty }: { record: RouteRecord; isCartEmpty: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { previous } = useVisits();
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    const target = backFrom({
      record,
      query: new URLSearchParams(search),
      previous: hasStepBack(history.state) ? previous : null,
      target: backTargetOf(state),
      parent: addressAbove(record, pathname),
      isCartEmpty,
    });
    timer.current = setTimeout(() => {
      setLeaving(false);
      void (target === -1 ? navigate(-1) : navigate(target));
    }, BACK_ARROW);
  };
  return (
    <BareButton className={styles.arrow} data-leaving={isLeaving} aria-label={t('back')} onClick={leave}>
      <IconArrowLeft size={24} aria-hidden />
    </BareButton>
  );
}
