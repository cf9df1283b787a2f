import * as z from 'zod';
import type { AccessLevel, VehicleAccess } from '../../api/model.ts';
import { zEmail } from '../../api/schemas.ts';
import { DURATIONS, type Duration, instantOfLocal } from '../../rules/sharing/durations.ts';
import { endedOf, type GrantValues, grantsOf, LEVELS, lacksEnd } from '../../rules/sharing/grants.ts';
import { emailDiffers } from '../../rules/validation/pairs.ts';
import type { Problem } from '../../rules/validation/problem.ts';
import { across } from '../../rules/validation/schema.ts';

/** Most vehicles of one request (`InviteRequest` of the contract). */
export const MOST_VEHICLES = 500;

export type ShareValues = {
  vehicles: number[];
  /** Level of all vehicles. */
  level: AccessLevel;
  /** Whether each vehicle has a level of its own, and those that differ from `level`. */
  each: boolean;
  levels: Record<string, AccessLevel>;
  duration: Duration | 'keep';
  starts: string;
  ends: string;
  exclusive: boolean;
};
export type InviteValues = ShareValues & { email: string };

/** Values of the form as the rules take them. */
export const givenBy = ({ vehicles, level, each, levels, ...rest }: ShareValues): GrantValues => ({
  ...rest,
  vehicles: vehicles.map((vehicle) => ({ vehicle, level: (each && levels[vehicle]) || level })),
});

export type ShareTexts = {
  ownEmail: string;
  noVehicle: string;
  tooMany: string;
  gap: string;
  exclusiveEnd: string;
  ended: (vehicles: readonly number[]) => string;
};
type Context = { now: () => number; timeZone: string; known: readonly VehicleAccess[]; texts: ShareTexts };

const LEVEL = z.enum(LEVELS);

/** Fields of every form that gives access. */
function shareShape({ texts }: Context) {
  return {
    vehicles: z.array(z.number()).min(1, { error: texts.noVehicle }).max(MOST_VEHICLES, { error: texts.tooMany }),
    level: LEVEL,
    each: z.boolean(),
    levels: z.record(z.string(), LEVEL),
    duration: z.enum([...DURATIONS, 'keep']),
    starts: z.string(),
    ends: z.string(),
    exclusive: z.boolean(),
  };
}

/** Rules across fields. Text of a problem: the portal's, or a general one of forms. */
function checks<Values extends ShareValues>(schema: z.ZodType<Values, Values>, context: Context) {
  const { now, timeZone, known, texts } = context;
  const isTyped = ({ duration }: Partial<Values>) => duration === 'until';
  const isGap = (local: string) => local !== '' && instantOfLocal(local, timeZone) === null;
  const ends = (values: Partial<Values>): Problem | null => {
    const { ends = '', starts = '' } = values;
    if (!isTyped(values) || isGap(ends)) return null;
    if (ends === '') return { text: 'required' };
    const [from, at] = [instantOfLocal(starts, timeZone), instantOfLocal(ends, timeZone) ?? 0];
    if (at <= now()) return { text: 'inFuture' };
    return from !== null && at <= from ? { text: 'afterStart' } : null;
  };
  return schema.check(across<Values>('ends', ends)).superRefine((values, issues) => {
    const add = (field: keyof ShareValues, message: string) =>
      issues.addIssue({ code: 'custom', message, path: [field] });
    if (isTyped(values)) {
      if (isGap(values.starts)) add('starts', texts.gap);
      if (isGap(values.ends)) add('ends', texts.gap);
    }
    const grants = grantsOf(givenBy(values), { now: now(), timeZone, known });
    const over = values.duration === 'keep' ? endedOf(grants, now()) : [];
    if (over.length > 0) add('duration', texts.ended(over));
    else if (lacksEnd(grants) && !(isTyped(values) && (values.ends === '' || isGap(values.ends))))
      add('duration', texts.exclusiveEnd);
  });
}

export const shareSchema = (context: Context) => checks<ShareValues>(z.object(shareShape(context)), context);

export const inviteSchema = (own: string, context: Context) =>
  checks<InviteValues>(
    z.object({
      ...shareShape(context),
      email: zEmail.refine((email) => emailDiffers(own, email) === null, { error: context.texts.ownEmail }),
    }),
    context,
  );
