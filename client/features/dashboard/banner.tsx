import { CloseButton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bannerQuery } from '../../data/banner/queries.ts';
import { createSessionStore } from '../../state/store.ts';
import { BetweenPresses } from '../../ui/between-presses.tsx';
import { CmsContent } from '../../ui/cms-content.tsx';
import styles from './banner.module.css';

/** Hidden for the session, or until the banner changes. */
const useHidden = createSessionStore<{ body: string | null }>(() => ({ body: null }));

/** Announcement of the company. Its content is untrusted and sanitized. Renders nothing if there is none or it fails. */
export default function Banner() {
  const { t } = useTranslation('dashboard');
  const { data: banner } = useQuery(bannerQuery());
  const hidden = useHidden((state) => state.body);
  if (!banner) return null;
  const { title = '', body = '', link, language } = banner;
  if (hidden === `${title}${body}`) return null;
  // Only https: other schemes could run code.
  const isSafe = link != null && URL.parse(link)?.protocol === 'https:';
  return (
    <BetweenPresses>
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
    </BetweenPresses>
  );
}
