import { CloseButton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bannerQuery } from '../../data/banner/queries.ts';
import { createSessionStore } from '../../state/store.ts';
import { CmsContent } from '../../ui/cms-content.tsx';
import styles from './banner.module.css';

/** Hidden until the session ends, or another banner comes. */
const useHidden = createSessionStore<{ body: string | null }>(() => ({ body: null }));

/** What the company has to say; its content comes from strangers and is cleaned. Without one, and where it fails, nothing. */
export default function Banner() {
  const { t } = useTranslation('dashboard');
  const { data: banner } = useQuery(bannerQuery());
  const hidden = useHidden((state) => state.body);
  if (!banner) return null;
  const { title = '', body = '', link, language } = banner;
  if (hidden === `${title}${body}`) return null;
  // Anything but the web would be run, not shown.
  const isSafe = link != null && URL.parse(link)?.protocol === 'https:';
  return (
    <aside className={styles.banner} aria-label={t('banner.label')}>
      <IconSpeakerphone size={20} aria-hidden />
      <div className={styles.text}>
        <b lang={language}>{title}</b>
        <CmsContent html={body} lang={language} />
        {isSafe && (
          <a href={link} target="_blank" rel="noreferrer">
            {t('banner.more')}
          </a>
        )}
      </div>
      <CloseButton
        className={styles.close}
        iconSize={16}
        aria-label={t('banner.close')}
        onClick={() => useHidden.setState({ body: `${title}${body}` })}
      />
    </aside>
  );
}
