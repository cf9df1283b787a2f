
export type CaseRequestPhoneType = typeof CaseRequestPhoneType[keyof typeof CaseRequestPhoneType];


export const CaseRequestPhoneType = {
  ios: 'ios',
  android: 'android',
} as const;
