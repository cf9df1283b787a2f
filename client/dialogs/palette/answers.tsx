import { IconAlertTriangle, IconDirections, IconHeartRateMonitor, IconLock, IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUnlocked } from '../../data/commands/use-unlocked.ts';
import { paths } from '../../lib/paths.ts';
import { openDiagnostics } from '../../state/open-dialogs.ts';
import { useUnlockedTexts } from '../../wording/unlocked.ts';
import { useFormat } from '../../wording/use-format.ts';
import { Result } from './result.tsx';
import { isAnyNamed } from './results.ts';
import { openDirections } from './use-directions.ts';
import type { useFound } from './use-found.ts';
import { useNeeds } from './use-needs.ts';

/** Results that answer a query: unlocked vehicles, what vehicles need, directions, the last receipt, and trouble codes. */
export function useAnswers(query: string, found: ReturnType<typeof useFound>): ReactNode[] {
  const { t } = useTranslation(['palette', 'diagnostics']);
  const navigate = useNavigate();
  const format = useFormat();
  const { unlocked, canLock, lockAll } = useUnlocked(found.allVehicles);
  const needs = useNeeds(query, found.allVehicles);
  const unlockedTexts = useUnlockedTexts();
  const { receipt } = found;
  const answers: ReactNode[] = [];
  if (unlocked.length > 0 && isAnyNamed(t('unlockedWords').split(', '), query)) {
    const { text, act } = unlockedTexts(unlocked);
    answers.push(
      <Result key="unlocked" icon={<IconLock size={18} aria-hidden />} label={text} end={act} onClick={lockAll} />,
    );
  } else if (canLock && !found.isCommand && isAnyNamed(t('noneUnlockedWords').split(', '), query)) {
    answers.push(
      <Result
        key="unlocked"
        icon={<IconLock size={18} aria-hidden />}
        label={t('noneUnlocked')}
        onClick={() => void navigate(paths.controlCenter)}
      />,
    );
  }
  for (const { key, label, note, to } of needs) {
    answers.push(
      <Result
        key={key}
        icon={<IconHeartRateMonitor size={18} aria-hidden />}
        label={label}
        end={note}
        onClick={() => void navigate(to)}
      />,
    );
  }
  for (const { key, name, about, to, reason = t('opensMaps') } of found.directions) {
    answers.push(
      <Result
        key={key}
        icon={<IconDirections size={18} aria-hidden />}
        label={t('directionsTo', { place: name })}
        about={about}
        end={reason}
        isDisabled={to === null}
        onClick={() => to && openDirections(to)}
      />,
    );
  }
  // Listed at once, so that no other result is selected in its place. Until the receipt is known, it opens the list of them.
  if (receipt !== undefined) {
    answers.push(
      <Result
        key="receipt"
        icon={<IconReceipt size={18} aria-hidden />}
        label={t('lastReceipt')}
        about={receipt ? format.date(Date.parse(receipt.transaction_date)) : ''}
        end={receipt ? format.money(receipt.final_charge, receipt.currency) : undefined}
        onClick={() => void navigate(receipt ? `${paths.receipt}/${receipt.uuid}` : paths.billing)}
      />,
    );
  }
  for (const { code, meaning, level, vehicle } of found.codes) {
    answers.push(
      <Result
        key={`${vehicle.id} ${code}`}
        icon={<IconAlertTriangle size={18} aria-hidden />}
        label={t('codeOf', { vehicle: vehicle.vehicle_name, code })}
        about={meaning}
        end={level === null ? undefined : t(`diagnostics:urgency.${level}`)}
        onClick={() => openDiagnostics(vehicle.id, code)}
      />,
    );
  }
  return answers;
}
