import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '../../i18n/languages.ts';
import { setLanguage } from '../../i18n/setup.ts';
import { keepLanguage } from '../session-language.ts';
import styles from './language-field.module.css';

/** Language of a visitor, stored by the browser until a sign-in or logout (core 1). A native field, because the sign-in page must stay small. */
export function LanguageField() {
  const { t, i18n } = useTranslation();
  const choose = (code: string) => {
    if (!isLanguage(code)) return;
    keepLanguage(code);
    void setLanguage(code);
  };
  return (
    <select
      className={styles.field}
      aria-label={t('language')}
      value={i18n.language}
      onChange={({ target }) => choose(target.value)}
    >
      {LANGUAGES.map(({ code, label }) => (
        <option key={code} value={code} lang={code}>
          {label}
        </option>
      ))}
    </select>
  );
}
