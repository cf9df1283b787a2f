import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { within } from '../../i18n/format.ts';
import type { Concern } from '../../rules/vehicle/concerns.ts';
import { serviceLeft } from '../../rules/vehicle/service-left.ts';
import { useUser } from '../../state/session.ts';
import { useSince } from '../../state/use-since.ts';
import { useFormat } from '../../wording/use-format.ts';
import { useTroubleCode } from '../../wording/use-trouble-code.ts';

/** Texts of a concern: a title, and a line with details. */
export function useConcernTexts(vehicle: Vehicle, concern: Concern, now: number): { title: string; text: string } {
  return { title: useTitle(vehicle, concern), text: useDetails(vehicle, concern, now) };
}

function useTitle({ vehicle_name: name, dtc_codes = {} }: Vehicle, concern: Concern): string {
  const { t } = useTranslation(['dashboard', 'vehicles']);
  const format = useFormat();
  switch (concern.kind) {
    case 'tracker_battery':
      return t('attention.tracker_battery', { name, level: format.charge(concern) });
    case 'vehicle_battery':
      return t('attention.vehicle_battery', { name, volts: format.number(concern.volts, 1) });
    case 'trouble_codes':
      return t('attention.trouble_codes', { name, count: concern.count, codes: Object.keys(dtc_codes).join(', ') });
    case 'low_tire': {
      const { tire, psi } = concern;
      if (tire === null) return t('attention.tire_warning', { name });
      return t('attention.low_tire', { name, tire: t(`vehicles:tireNames.${tire}`), psi: format.number(psi) });
    }
    case 'low_fuel':
      return t('attention.low_fuel', { name, level: format.percent(concern.percent) });
    case 'alarm':
    case 'service_due':
    case 'offline':
      return t(`attention.${concern.kind}`, { name });
  }
}

/** Details of a concern, with place and age of the vehicle's last report. */
function useDetails(vehicle: Vehicle, concern: Concern, now: number): string {
  const { t } = useTranslation('dashboard');
  const since = useSince();
  const serviceText = useServiceText();
  const explain = useTroubleCode();
  const { last_known_state: reported, dtc_codes = {} } = vehicle;
  const address = useAddress(reported ?? {});
  if (concern.kind === 'offline' && concern.since === null) return t('attention.neverHeardOf');
  // Age of the report, not of the concern: an alarm may have begun long before.
  const seen = reported ? t('attention.heardOf', { age: within(since(Date.parse(reported.timestamp), now)) }) : '';
  if (concern.kind === 'offline') return seen;
  const place = address ? addressText(address, { localOnly: true }) : '';
  if (concern.kind === 'service_due') return [serviceText(vehicle, now), place].filter(Boolean).join(' · ');
  const [code] = concern.kind === 'trouble_codes' ? Object.entries(dtc_codes) : [];
  const definition = code ? explain(...code).definition : '';
  return [definition, seen, place].filter(Boolean).join(' · ');
}

/** Text for the time or distance until the service, or since it was due. */
function useServiceText(): (vehicle: Vehicle, now: number) => string {
  const { t, i18n } = useTranslation('vehicles');
  const format = useFormat();
  const { timezone } = useUser();
  return ({ maintenance_reminder: reminder }, now) => {
    const service = reminder?.enabled ? serviceLeft(reminder, now, timezone) : null;
    if (service === null) return '';
    if (service.by === 'miles') {
      const distance = format.distance(Math.abs(service.left));
      return t(service.left < 0 ? 'serviceOver' : 'serviceIn', { distance });
    }
    // The same day in every time zone.
    const day = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'medium' });
    return t('serviceOn', { date: day.format(service.due) });
  };
}
