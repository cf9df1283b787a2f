import {
  IconBell,
  IconBrandAndroid,
  IconBrandApple,
  IconChevronRight,
  IconCreditCard,
  IconDeviceMobile,
  IconHelpCircle,
  IconMail,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PHONE_TYPES } from '../../rules/help/phone.ts';
import { CHOICES, type ChoiceName, type ChoiceSlide, queryOf } from '../../rules/help/slides.ts';
import type { Topic } from '../../rules/help/topics.ts';
import { changeHelp } from '../../state/help-flow.ts';
import styles from './help-page.module.css';
import { slidePath } from './slide-nav.tsx';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
const ICONS: Partial<Record<ChoiceName, Icon>> = {
  app: IconDeviceMobile,
  account: IconUserCircle,
  billing: IconCreditCard,
  other: IconMail,
  ios: IconBrandApple,
  android: IconBrandAndroid,
  alerts_not_working: IconBell,
};
const OWN_TEXT = ['app', 'account', 'billing', 'other', 'ios', 'android'] as const;
const OTHERS = ['app_other', 'alerts_other', 'account_other', 'billing_other'] as const;
const HINTS = ['app', 'account', 'billing', 'other'] as const;

/** Choices of a slide, as links to the next one. */
export function ChoiceList({ slide }: { slide: ChoiceSlide }) {
  const { t } = useTranslation('help-flow');
  const textOf = (name: ChoiceName): string => {
    const own = [...OWN_TEXT, ...OTHERS].find((known) => known === name);
    if (own) return t(`choices.${own}`);
    return t(`topics.${name as Topic}`);
  };
  return (
    <ul className={styles.choices} data-large={slide === 'support' || slide === 'phone'}>
      {CHOICES[slide].map(({ name, to }) => {
        const Icon = ICONS[name] ?? IconHelpCircle;
        const hint = slide === 'support' ? HINTS.find((known) => known === name) : undefined;
        const phone = PHONE_TYPES.find((type) => type === name);
        return (
          <li key={name}>
            <Link
              to={slidePath(queryOf(to))}
              className={styles.choice}
              onClick={() => phone && changeHelp({ type: 'phoneChosen', phone })}
            >
              <span className={styles.disc}>
                <Icon size={20} aria-hidden />
              </span>
              <span className={styles.texts}>
                <b>{textOf(name)}</b>
                {hint && <span className={styles.hint}>{t(`hints.${hint}`)}</span>}
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
