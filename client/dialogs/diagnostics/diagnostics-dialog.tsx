import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TroubleCode, Vehicle } from '../../api/model.ts';
import { vehicleQuery, vehiclesQuery } from '../../data/vehicles/queries.ts';
import { closeDialog } from '../../state/open-dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TroubleCodeText } from './trouble-code-text.tsx';
import { useDismissal } from './use-dismissal.ts';

type About = { vehicleId: number; code: string };
/** `isGone`: the user no longer has access to the vehicle. */
type Shown = About & { vehicle: Vehicle | null; meaning: TroubleCode | null; isGone: boolean };

const NOTHING: About = { vehicleId: 0, code: '' };
const close = () => closeDialog('diagnostics');

/** Explains a trouble code and clears it (core 2.8). `null` closes the dialog. */
export default function DiagnosticsDialog({ about }: { about: About | null }) {
  const shown = useShown(about);
  const dismissal = useDismissal(shown ?? NOTHING, { isOpen: about !== null, onClose: close });
  return (
    <Dialog opened={about !== null} onClose={close} isBusy={dismissal.step === 'loading'} title={shown?.code ?? ''}>
      {shown && (
        <TroubleCodeText
          vehicle={shown.vehicle}
          code={shown.code}
          meaning={shown.meaning}
          isGone={shown.isGone}
          dismissal={dismissal}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

/** Current data about a code. Keeps the last text of a cleared code, and while the dialog fades out. */
function useShown(about: About | null): Shown | null {
  const { data: vehicles } = useQuery(vehiclesQuery());
  const listed = vehicles?.find(({ id }) => id === about?.vehicleId);
  const isUnlisted = about !== null && listed === undefined;
  const { data: single, error } = useQuery({ ...vehicleQuery(about?.vehicleId ?? 0), enabled: isUnlisted });
  const isGone = isUnlisted && error?.kind === 'not-found';
  const vehicle = listed ?? (isUnlisted && !isGone ? single : undefined) ?? null;
  const dismissed = vehicle?.dismissed_codes?.find(({ code }) => code === about?.code);
  const meaning = (about && vehicle?.dtc_codes?.[about.code]) ?? dismissed?.meaning ?? null;

  const [kept, setKept] = useState<Shown | null>(null);
  const isSame = kept !== null && kept.vehicleId === about?.vehicleId && kept.code === about.code;
  if (about !== null && !(isSame && kept.vehicle === vehicle && kept.isGone === isGone)) {
    setKept({ ...about, vehicle, isGone, meaning: meaning ?? (isSame ? kept.meaning : null) });
  }
  return kept;
}
