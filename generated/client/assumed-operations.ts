// Written by scripts/generate/provenance.ts from openapi.yaml. Do not edit.

/** Operations that no document names (`x-provenance: assumed`), and whether they answer 404 themselves. */
export const assumedOperations = {
  getTokenSubject: false,
  acceptInvite: false,
  registerUser: false,
  requestEmailChange: false,
  acceptEmailChange: false,
  declineEmailChange: false,
  setVoicePin: true,
  removeVoicePin: true,
  acceptTransfer: false,
  cancelTransfer: true,
  updateCameraSettings: true,
  pingStream: true,
  listLocationLinks: true,
  createLocationLink: true,
  revokeLocationLink: true,
  readLocationLink: false,
  backtestAlertRule: true,
  listArticles: false,
  listCases: false,
} as const;
