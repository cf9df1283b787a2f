import { IconBook, IconExternalLink, IconLifebuoy, IconMail, IconPhone } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { CONTACT, hourText } from '../../wording/contact.ts';
import styles from './support-page.module.css';

/** Support page for users and visitors (core 2.1, commerce 9). */
export default function SupportPage() {
  const { t, i18n } = useTranslation(['help-center', 'titles']);
  const { brand } = usePortal();
  const exists = usePageExists();
  const domainAt = CONTACT.email.indexOf('@') + 1;
  const hours = {
    from: hourText(CONTACT.hours.from, i18n.language),
    until: hourText(CONTACT.hours.until, i18n.language),
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('titles:support')}</h1>
        <p className={styles.lead}>{t('support.lead')}</p>
      </header>
      <ul className={styles.ways}>
        <Way icon={IconBook} title={t('support.ways.guides.title')} text={t('support.ways.guides.text')}>
          <a href={brand.helpSite} target="_blank" rel="noreferrer">
            {t('support.ways.guides.action')} <IconExternalLink size={14} aria-label={t('support.elsewhere')} />
          </a>
        </Way>
        {exists(paths.helpCenter) && (
          <Way icon={IconLifebuoy} title={t('support.ways.helpCenter.title')} text={t('support.ways.helpCenter.text')}>
            <Link to={paths.helpCenter}>{t('support.ways.helpCenter.action')}</Link>
          </Way>
        )}
        <Way icon={IconMail} title={t('support.ways.email.title')} text={t('support.ways.email.text')}>
          <a href={`mailto:${CONTACT.email}`}>
            {CONTACT.email.slice(0, domainAt)}
            <wbr />
            {CONTACT.email.slice(domainAt)}
          </a>
        </Way>
        <Way icon={IconPhone} title={t('support.ways.phone.title')} text={t('support.ways.phone.text', hours)}>
          <a href={`tel:${CONTACT.phone.number}`}>{CONTACT.phone.text}</a>
        </Way>
      </ul>
      <section>
        <h2>{t('support.prepare.title')}</h2>
        <Prose text={t('support.prepare.text', { returnObjects: true })} />
        <div className={styles.never}>
          <Notice tone="warning">{t('support.prepare.never', { brand: brand.name })}</Notice>
        </div>
      </section>
      <section>
        <h2>{t('support.emergency.title')}</h2>
        <Prose text={t('support.emergency.text', { returnObjects: true })} />
      </section>
    </div>
  );
}

type WayProps = {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  title: string;
  text: string;
  /** The link. */
  children: ReactNode;
};

function Way({ icon: Icon, title, text, children }: WayProps) {
  return (
    <li className={styles.way}>
      <span className={styles.disc}>
        <Icon size={20} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
