import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePortal } from '../../state/portal.ts';
import { LightButton } from '../../ui/light/button.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { CONTACT } from '../../wording/contact.ts';
import { dayText, EFFECTIVE, policyAt, type Section } from './policies.ts';
import styles from './policy-page.module.css';
import { TableOfContents } from './table-of-contents.tsx';

const TITLES = { privacy: 'privacyPolicy', terms: 'terms', returns: 'returnPolicy' } as const;

/** Section of the terms about third-party software. The build collects its licenses. */
const SOFTWARE = 'content';

/** A policy, with a table of contents and a print layout (core 2.1). */
export default function PolicyPage() {
  const name = policyAt(useLocation().pathname);
  const { t, i18n } = useTranslation(['policies', 'titles']);
  const { brand } = usePortal();
  useSectionOfAddress();
  const { email, privacyEmail, phone, address } = CONTACT;
  const names = { brand: brand.name, email, privacyEmail, phone: phone.text, address };
  const texts: Readonly<Record<string, Section>> = t(`${name}.sections`, { ...names, returnObjects: true });
  const sections = Object.entries(texts);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`titles:${TITLES[name]}`)}</h1>
        <p className={styles.lead}>{t(`${name}.lead`, names)}</p>
        <p className={styles.about}>
          {t('effective', { date: dayText(EFFECTIVE[name], i18n.language) })}
          <LightButton variant="subtle" onClick={() => window.print()}>
            <IconPrinter size={16} aria-hidden />
            {t('print')}
          </LightButton>
        </p>
      </header>
      <TableOfContents entries={sections.map(([id, { title }]) => ({ id, title }))} />
      <div className={styles.sections}>
        {sections.map(([id, { title, text }]) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <Prose text={text} />
            {id === SOFTWARE && (
              <a className={styles.notices} href="third-party-notices.txt" target="_blank" rel="noreferrer">
                {t('notices')}
              </a>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

/** Scrolls to the section in the address and focuses it. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
}
