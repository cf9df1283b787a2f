import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../api/model.ts';

/** Texts about unlocked vehicles: how many there are, and the button that locks them. */
export function useUnlockedTexts(): (unlocked: readonly Vehicle[]) => { text: string; act: string } {
  const { t } = useTranslation('commands');
  return (unlocked) => {
    const count = unlocked.length;
    const act = count === 1 ? t('unlocked.one') : count === 2 ? t('unlocked.both') : t('unlocked.all', { count });
    return { text: t('unlocked.text', { count, name: unlocked[0]?.vehicle_name ?? '' }), act };
  };
}
