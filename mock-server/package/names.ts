import type { OperationId } from '../../generated/contract/operations.ts';
import type { IDENTITY_FAULTS } from '../identity/faults.ts';
import type { ScenarioName } from '../world/scenarios.ts';

/** An operationId of the contract. */
export type { OperationId, ScenarioName };
/** A persona of `GET /__mock/personas`. The build of the package lists their ids here. */
export type PersonaId = string;
/** What a fault rule may name: an operation, the live video, the charge of a payment, or a call of the identity service. */
export type FaultTarget = OperationId | 'liveVideo' | 'chargePayment' | (typeof IDENTITY_FAULTS)[number];
