import { Suspense } from 'react';
import type { Vehicle } from '../../../api/model.ts';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { hasKeypads } from '../../../rules/keylocker/products.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { CardColumns } from '../../../ui/page-columns.tsx';
import { useConfigurationGate } from '../../../widgets/keylocker/use-pin-gate.ts';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { ServiceModeCard } from '../service-mode/service-mode-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useDisabledReasonText } from './use-disabled-reason-text.ts';

/** Loaded on demand: few products have keypads. */
const KeypadCard = lazyChunk(async () => {
  const [card] = await Promise.all([import('./keypad-card.tsx'), loadNamespaces(['keylocker', 'forms'])]);
  return card;
});

/** Settings of the device in a vehicle (core 3 "Tracker setting defaults"). */
export default function VehicleSettingsPage() {
  return (
    <VehicleFrame>
      {(vehicle) => (
        <CardColumns>
          <SettingsCard vehicle={vehicle} />
          <ServiceModeCard vehicle={vehicle} />
          {/* Last, because it loads later: it must not move another card. */}
          {hasKeypads(vehicle) && <Keypads vehicle={vehicle} />}
        </CardColumns>
      )}
    </VehicleFrame>
  );
}

function Keypads({ vehicle }: { vehicle: Vehicle }) {
  const reasonText = useDisabledReasonText();
  const gate = useConfigurationGate(vehicle);
  return (
    <Suspense>
      <KeypadCard vehicle={vehicle} disabledReason={gate.allowed ? null : reasonText(gate.reason)} />
    </Suspense>
  );
}
