import type { Desk, Section } from '../desk.ts';
import { faultsSection } from './faults.ts';
import { journalSection } from './journal.ts';
import { outboxSection } from './outbox.ts';
import { peopleSection } from './people.ts';
import { timeSection } from './time.ts';
import { worldSection } from './world.ts';

/** Sections of the panel, in order. */
export const createSections = (desk: Desk): readonly Section[] => [
  peopleSection(desk),
  worldSection(desk),
  timeSection(desk),
  faultsSection(desk),
  outboxSection(desk),
  journalSection(desk),
];
