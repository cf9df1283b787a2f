import type { PlanOffer } from './planOffer.ts';

export type PlanOfferList = PlanOffer[];
