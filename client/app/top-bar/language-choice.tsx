import { Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userUpdate } from '../../data/users/mutations.ts';
import { LANGUAGES, languageOfUser } from '../../i18n/languages.ts';
import { setLanguage } from '../../i18n/setup.ts';
import { showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import styles from './profile-menu.module.css';

/** Language of the user. Switches at once, and back if the change could not be saved. */
export default function LanguageChoice() {
  const { t } = useTranslation();
  const user = useUser();
  const { mutate, isPending, variables } = useMutation(userUpdate(user.id));
  const chosen = (isPending && variables.data.language) || user.language;
  const choose = (code: string) => {
    const language = LANGUAGES.find((one) => one.code === code)?.named;
    if (!language || language === chosen) return;
    void setLanguage(code);
    mutate(
      { userId: user.id, data: { language } },
      {
        onError: (failure) => {
          void setLanguage(languageOfUser(user.language));
          showAlert({ id: 'language', message: t('languageFailed'), failure });
        },
      },
    );
  };
  return (
    <Menu.RadioGroup value={languageOfUser(chosen)} onChange={choose}>
      <Menu.Label>{t('language')}</Menu.Label>
      <div className={styles.choices}>
        {LANGUAGES.map(({ code, label }) => (
          <Menu.RadioItem key={code} value={code} lang={code} closeMenuOnClick={false}>
            {label}
          </Menu.RadioItem>
        ))}
      </div>
    </Menu.RadioGroup>
  );
}
