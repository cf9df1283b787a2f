import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getGetGeofenceQueryOptions } from '../../../generated/client/geofence.ts';
import type { AlertRule, Vehicle } from '../../api/model.ts';
import { within } from '../../i18n/format.ts';
import { geofencePath } from '../../lib/paths.ts';
import { isDescribed } from '../../rules/alerts/described.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { PageLink, usePageExists } from '../../ui/page-exists.tsx';
import { RuleSentence } from '../../widgets/alert-rules/rule-sentence.tsx';
import { useAlertName } from '../../wording/use-alert-name.ts';
import styles from './rules.module.css';
import { useSavedRuleTexts } from './use-saved-rule-texts.ts';

/** Rules of geofences. Only the local owner sets them, in the editor of the geofence (commerce 6). */
export function GeofenceRules({ rules, vehicle }: { rules: readonly AlertRule[]; vehicle: Vehicle }) {
  const { t } = useTranslation('alert-rules');
  const alertName = useAlertName();
  const isOwn = !vehicle.isShared;
  return (
    <li className={styles.rule}>
      <ActionDisc action="geofences" />
      <div className={styles.texts}>
        <p className={styles.plainName}>{alertName('geofences')}</p>
        <p>{t('about.geofences')}</p>
        {rules.length > 0 ? (
          <ul className={styles.fences}>
            {rules.map((rule) => (
              <GeofenceRule key={rule.id} rule={rule} vehicle={vehicle} />
            ))}
          </ul>
        ) : (
          <p className={styles.summary}>{t(isOwn ? 'geofencesNone' : 'disabled.owner_only')}</p>
        )}
      </div>
      {isOwn && (
        <PageLink to="/control-center/geofences" className={styles.end}>
          {t('geofencesOpen')}
        </PageLink>
      )}
    </li>
  );
}

function GeofenceRule({ rule, vehicle }: { rule: AlertRule; vehicle: Vehicle }) {
  const isOwn = !vehicle.isShared;
  const { t } = useTranslation('alert-rules');
  const textsOf = useSavedRuleTexts();
  const exists = usePageExists();
  const id = rule.geofence ?? 0;
  const { data } = useQuery({ ...getGetGeofenceQueryOptions(id), enabled: isOwn && id > 0 });
  const name = data?.name ?? t(isOwn ? 'geofence' : 'geofenceOfOwner');
  const path = geofencePath(id);
  return (
    <li>
      {isOwn && exists(path) ? (
        <PageLink to={path} className={styles.fence} aria-label={t('geofenceEdit', { name })}>
          {name}
        </PageLink>
      ) : (
        <b>{name}</b>
      )}{' '}
      <span>
        {rule.is_enabled === false ? (
          t('off')
        ) : isDescribed(rule) ? (
          <RuleSentence type="geofences" texts={textsOf(rule, vehicle, data?.name ?? within(name))} />
        ) : (
          t('about.geofences')
        )}
      </span>
    </li>
  );
}
