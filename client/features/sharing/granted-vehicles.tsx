import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccessLevel, Vehicle, VehicleAccess } from '../../api/model.ts';
import { commonWindow } from '../../rules/sharing/access-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { AccessTimeText } from './access-time.tsx';
import styles from './sharing.module.css';

/** Vehicles that a row lists. */
const LISTED = 4;

export type Names = ReadonlyMap<number, Pick<Vehicle, 'vehicle_name'>>;

/** Formats the name of a vehicle by its id. */
export function useVehicleText(names: Names): (id: number) => string {
  const { t } = useTranslation('sharing');
  return (id) => names.get(id)?.vehicle_name ?? t('people.unknownVehicle', { id: String(id) });
}

/** Formats a level. One that the portal does not know is shown as it is. */
export function useLevelText(): (level: AccessLevel) => string {
  const { t, i18n } = useTranslation('sharing');
  return (level) => (i18n.exists(`sharing:levels.${level}`) ? t(`levels.${level}`) : level);
}

type Props = {
  access: readonly VehicleAccess[];
  names: Names;
  /** Address of a vehicle's page, if the user may open it. */
  linkOf?: (id: number) => string | null;
  /** Where the other vehicles of a long list are. Without it, all are listed. */
  rest?: string | null;
  isOffer?: boolean;
};

/** Vehicles with their levels, and with their times if those differ. */
export function GrantedVehicles({ access, names, linkOf, rest = null, isOffer = false }: Props) {
  const { t } = useTranslation('sharing');
  const nameOf = useVehicleText(names);
  const levelText = useLevelText();
  const isMixed = access.length > 0 && commonWindow(access) === null;
  const listed = rest === null ? access : access.slice(0, LISTED);
  const others = access.length - listed.length;
  if (access.length === 0) return <span className={styles.dim}>{t('people.noAccess')}</span>;
  return (
    <ul className={styles.vehicles}>
      {listed.map((one) => {
        const to = linkOf?.(one.vehicle) ?? null;
        const name = nameOf(one.vehicle);
        return (
          <li key={one.vehicle}>
            {to === null ? <b>{name}</b> : <Link to={to}>{name}</Link>}{' '}
            <span className={styles.dim}>{levelText(one.access_level)}</span>{' '}
            {one.exclusive_access && <Badge tone="warning">{t('people.exclusive')}</Badge>}{' '}
            {isMixed && <AccessTimeText window={one} isOffer={isOffer} />}
          </li>
        );
      })}
      {others > 0 && rest !== null && (
        <li>
          <Link to={rest}>{t('people.more', { count: others })}</Link>
        </li>
      )}
    </ul>
  );
}
