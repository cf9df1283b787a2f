import { useState } from 'react';
import type { Vehicle } from '../../api/model.ts';
import type { NewDevice } from '../../data/vehicles/add.ts';
import { useUser } from '../../state/session.ts';
import { Added } from './added.tsx';
import { DetailsStep, type TypedDetails } from './details-step.tsx';
import { DeviceStep } from './device-step.tsx';
import { PhoneStep } from './phone-step.tsx';

type Step =
  | { name: 'device'; serial: string; isBack: boolean }
  | { name: 'details'; device: NewDevice }
  | { name: 'added'; vehicle: Vehicle };

const FIRST = { name: 'device', serial: '', isBack: false } as const;

/** Steps: the device, then its vehicle. A user without a phone number adds one first (commerce 5). */
export function AddSteps({ account }: { account: number }) {
  const user = useUser();
  const [step, setStep] = useState<Step>(FIRST);
  const [hadPhone] = useState(Boolean(user.phone_number));
  /** Typed details by device key, for devices that the user left to look at another one. */
  const [aside] = useState(() => new Map<string, TypedDetails>());
  if (!user.phone_number) return <PhoneStep user={user} />;
  switch (step.name) {
    case 'device':
      return (
        <DeviceStep
          account={account}
          serial={step.serial}
          takesFocus={step.isBack || !hadPhone}
          onFound={(device) => setStep({ name: 'details', device })}
        />
      );
    case 'details':
      return (
        <DetailsStep
          account={account}
          device={step.device}
          typed={aside.get(step.device.key) ?? null}
          onBack={(typed) => {
            aside.set(step.device.key, typed);
            setStep({ name: 'device', serial: step.device.key, isBack: true });
          }}
          onAdded={(vehicle) => {
            aside.delete(step.device.key);
            setStep({ name: 'added', vehicle });
          }}
        />
      );
    case 'added':
      return <Added vehicle={step.vehicle} onAgain={() => setStep({ ...FIRST, isBack: true })} />;
  }
}
