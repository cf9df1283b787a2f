/** Transfer to another owner (core 2.9, commerce 4). */
export default {
  dialog: {
    choose: 'Transfer to another owner',
    chooseText: 'Which vehicle or tracker are you transferring?',
    vehicles: 'Your vehicles',
    noneChosen: 'Please select a vehicle',
    next: 'Continue',
    title: 'Transfer {{name}}?',
    warning: {
      vehicle: 'The new owner gets the vehicle with its device and its plan. You lose access once they accept.',
      tracker: 'The new owner gets the tracker with its plan. You lose access once they accept.',
    },
    submit: 'Continue to transfer',
  },
  lead: 'Give a vehicle or tracker to another owner. It stays yours until they accept.',
  failed: 'Vehicles did not load',
  disabled: {
    title: 'Only its owner can transfer a vehicle',
    guest: 'These vehicles are shared with you. Ask their owner to transfer one.',
    installer: 'Installers look after devices. Their owners transfer them.',
    no_account: 'There is no vehicle in an account of yours.',
    shared: '{{name}} is shared with you. Ask its owner to transfer it.',
  },
  unknown: {
    title: 'This vehicle is not in your account',
    text: 'It may have been transferred or removed.',
    action: 'Choose another vehicle',
  },
  gone: {
    title: '{{name}} is no longer yours',
    text: '{{email}} has accepted the transfer.',
  },
  none: {
    title: 'Nothing to transfer',
    text: 'Your own vehicles without a pending transfer are listed here.',
  },
  choose: 'Choose a vehicle',
  pendingList: 'Waiting for an answer',
  pendingTo: 'offered to {{email}}',
  goes: 'The new owner gets',
  goesParts: {
    vehicle: { plan: 'The device with its plan', data: 'Name, make, model, VIN, mileage and service reminder' },
    tracker: { plan: 'The tracker with its plan', data: 'Name, mileage and service reminder' },
  },
  ends: 'Ends with the transfer',
  endsParts: {
    access: 'Your access, and that of everyone you share it with',
    history: 'Trips, alerts, activity and recordings until then: they are not passed on',
    personal: 'Groups, license plate, dealer, picture, Wi-Fi and auto-renewal',
  },
  lockedUntilAnswer: 'Until the new owner answers, its info cannot be changed.',
  email: 'Email of the new owner',
  confirmEmail: 'Confirm email',
  ownEmail: 'This is your own email. Enter the one of the new owner',
  submit: { vehicle: 'Transfer vehicle', tracker: 'Transfer tracker' },
  sending: 'Sending…',
  noConnection: 'No connection. What you entered is kept.',
  /** Why a vehicle cannot be offered now. */
  locks: {
    exclusive_access: {
      reason: 'Someone else has exclusive access',
      text: 'Someone else has exclusive access. Until that ends, you can only view this vehicle.',
    },
    restricted: {
      reason: 'Can be viewed and renewed only',
      text: 'Paused: this vehicle can be viewed and renewed only. Renew its plan to transfer it.',
    },
  },
  confirm: {
    title: 'Send the offer?',
    text: '{{email}} gets an email and can accept or decline {{name}}. You can cancel until then.',
    submit: 'Send offer',
  },
  sent: '{{name}} is offered to {{email}}',
  steps: {
    offered: 'Offered to {{email}}',
    offeredUnknown: 'Offered to the new owner',
    canceled: 'Offer canceled',
    ended: 'No longer offered: declined, or canceled elsewhere',
  },
  pending: {
    title: 'Waiting for the new owner',
    text: '{{email}} has an email with a link to accept or decline {{name}}. Until then it is yours, and its info cannot be changed.',
    unknown:
      'The new owner has an email with a link to accept or decline {{name}}. Until then it is yours, and its info cannot be changed.',
    cancel: 'Cancel transfer',
  },
  cancel: {
    title: 'Cancel the transfer of {{name}}?',
    text: 'The link in the email to {{email}} stops working at once. {{name}} stays yours, and you can offer it again.',
    unknown:
      'The link in the email to the new owner stops working at once. {{name}} stays yours, and you can offer it again.',
    keep: 'Keep transfer',
    submit: 'Cancel transfer',
    done: 'The transfer of {{name}} is canceled',
  },
} as const;
