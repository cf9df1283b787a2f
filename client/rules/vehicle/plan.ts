import type { Vehicle } from '../../api/model.ts';

/** Level 1 is Basic, whatever its name (core 3). */
export const isBasic = ({ level }: Pick<Vehicle['pricing_plan'], 'level'>): boolean => level <= 1;
