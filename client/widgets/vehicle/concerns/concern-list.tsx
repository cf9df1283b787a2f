import { IconCalendarX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { useObdReadings } from '../../../data/device-settings/obd-readings.ts';
import { concernPath } from '../../../data/vehicles/concern-links.ts';
import { backTo } from '../../../lib/back-to.ts';
import { allConcerns, type Concern } from '../../../rules/vehicle/concerns.ts';
import { hasLapsed, lapse } from '../../../rules/vehicle/vehicle-state.ts';
import { openDiagnostics } from '../../../state/open-dialogs.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { ToneDisc } from '../../../ui/tone-disc.tsx';
import { useConcernText } from '../../../wording/use-concern-text.ts';
import styles from './concern-list.module.css';
import { CONCERN_LOOKS, type ConcernLook } from './concern-look.ts';
import { useConcernVerb } from './use-concern-verb.ts';

/** Concerns to list: alarm and silence stand above with the state of the vehicle. */
export function useListedConcerns(vehicle: Vehicle, now: number): Concern[] {
  const bus = useObdReadings().get(vehicle.id);
  return allConcerns(vehicle, now, { bus }).filter(({ kind }) => kind !== 'alarm' && kind !== 'offline');
}

type Props = { vehicle: Vehicle; concerns: readonly Concern[]; now: number; back?: string };

/** What needs attention about one vehicle, each with the step that solves it. `back`: where the steps return to. */
export function ConcernList({ vehicle, concerns, now, back }: Props) {
  return (
    <ul>
      {concerns.map((concern) => (
        <ConcernRow key={concern.kind} vehicle={vehicle} concern={concern} back={back} />
      ))}
      <LapseRow vehicle={vehicle} now={now} />
    </ul>
  );
}

/** Whether the list has a row for an expired or paused plan. */
export const needsRenewal = (vehicle: Vehicle, now: number): boolean => !vehicle.isShared && hasLapsed(vehicle, now);

function Row({ look, text, children }: { look: ConcernLook; text: string; children: ReactNode }) {
  return (
    <li className={styles.concern}>
      <ToneDisc {...look} size="small" />
      <span className={styles.text}>{text}</span>
      {children}
    </li>
  );
}

type RowProps = { vehicle: Vehicle; concern: Concern; back: string | undefined };

function ConcernRow({ vehicle, concern, back }: RowProps) {
  const { t } = useTranslation();
  const verb = useConcernVerb()(concern);
  const textOf = useConcernText();
  const codes = concern.kind === 'trouble_codes' ? Object.keys(vehicle.dtc_codes ?? {}) : [];
  const name = textOf(concern, '') ?? '';
  const text = codes.length === 0 ? name : t('labeled', { label: name, value: codes.join(', ') });
  const [code] = codes;
  return (
    <Row look={CONCERN_LOOKS[concern.kind]} text={text}>
      {code !== undefined && codes.length === 1 ? (
        <BareButton className={styles.verb} aria-haspopup="dialog" onClick={() => openDiagnostics(vehicle.id, code)}>
          {verb}
        </BareButton>
      ) : (
        <Link className={styles.verb} to={concernPath(concern.kind, vehicle.id)} state={back && backTo(back)}>
          {verb}
        </Link>
      )}
    </Row>
  );
}

const LAPSED = { icon: IconCalendarX, tone: 'paused' } as const;

function LapseRow({ vehicle, now }: Pick<Props, 'vehicle' | 'now'>) {
  const { t } = useTranslation('vehicles');
  const lapsed = lapse(vehicle, now);
  if (lapsed === null || !needsRenewal(vehicle, now)) return null;
  return (
    <Row look={LAPSED} text={t(`concerns.${lapsed}`)}>
      <PageLink className={styles.verb} to={`/subscriptions/update/${vehicle.id}`}>
        {t('concerns.renew')}
      </PageLink>
    </Row>
  );
}
