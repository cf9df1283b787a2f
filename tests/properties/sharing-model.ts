import { DAY, HOUR } from '../../mock-server/world/duration.ts';

/**
 * Who may do what with two shared vehicles, written by hand from core 6, commerce 4 and commerce 6, independent of the mock. Guests and
 * invited users are `0`, `1` and `2`.
 */
export type Level = 'Full Access' | 'Partial Access' | 'Read Only';
export type Person = 0 | 1 | 2;
export type Grant = { level: Level; isExclusive: boolean; from: number | null; to: number | null };
type Grants = ReadonlyMap<number, Grant>;

/** Answers to a read, a command and a change of settings. */
export type Answers = readonly [view: string, command: string, settings: string];

const LIFE = 7 * DAY;
const DECLINED_FOR = 30 * DAY;
/** A vehicle stays offered to a new owner for this time. */
const OFFERED_FOR = 14 * DAY;
const isInForce = ({ from, to }: Grant, now: number) => (from === null || from <= now) && (to === null || now < to);

const isSame = (one: Grant, other: Grant | undefined): boolean =>
  other !== undefined &&
  one.level === other.level &&
  one.isExclusive === other.isExclusive &&
  one.from === other.from &&
  one.to === other.to;

type Invitation = { grants: Grants; expires: number; isResent: boolean };

export class SharingModel {
  now: number;
  /** Access of guests. A person without an entry is no guest. */
  readonly guests = new Map<Person, Grants>();
  readonly #invited = new Map<Person, Invitation>();
  readonly #declined = new Map<Person, number>();
  /** End of the offer to a new owner, by vehicle. */
  readonly #offered = new Map<number, number>();

  constructor(now: number) {
    this.now = now;
  }

  /** The open invitation of a person. */
  invitation(person: Person): Invitation | null {
    const invitation = this.#invited.get(person);
    return invitation && this.now < invitation.expires ? invitation : null;
  }

  /** Access that has not ended, as an owner would send it again. */
  living(person: Person): Map<number, Grant> {
    const grants = [...(this.guests.get(person) ?? [])];
    return new Map(grants.filter(([, { to }]) => to === null || to > this.now));
  }

  /** Starts and ends of granted access after now, the nearest first. */
  get bounds(): number[] {
    const grants = [...this.guests.values()].flatMap((one) => [...one.values()]);
    const later = grants.flatMap(({ from, to }) => [from, to]).filter((at) => at !== null && at > this.now);
    return later.map(Number).sort((one, other) => one - other);
  }

  /** End of the exclusive access that another person has or is offered. */
  endOfOthers(person: Person, vehicle: number): number | null {
    const ends = this.#others(person, vehicle).flatMap((grant) => (grant.isExclusive && grant.to) || []);
    return ends.find((end) => end > this.now) ?? null;
  }

  /** Whether a person sees a vehicle of the account now. */
  isSharedWith(person: Person): boolean {
    return [...(this.guests.get(person)?.values() ?? [])].some((grant) => isInForce(grant, this.now));
  }

  /** Whether another person has or is offered the vehicle for themselves at a time of the window. */
  overlaps(person: Person, vehicle: number, { isExclusive, from, to }: Grant): boolean {
    if (!isExclusive) return false;
    return this.#others(person, vehicle).some((other) => {
      if (!other.isExclusive) return false;
      const begins = Math.max(this.now, from ?? this.now, other.from ?? this.now);
      return begins < Math.min(to ?? Infinity, other.to ?? Infinity);
    });
  }

  /** What others have or are offered of a vehicle. */
  #others(person: Person, vehicle: number): Grant[] {
    const people: readonly Person[] = [0, 1, 2];
    return people
      .filter((other) => other !== person)
      .flatMap((other) => [this.guests.get(other)?.get(vehicle), this.invitation(other)?.grants.get(vehicle)])
      .filter((grant) => grant !== undefined);
  }

  invite(person: Person, offered: Grants): void {
    const before = this.invitation(person);
    const grants = new Map([...(before?.grants ?? []), ...offered]);
    const ends = [...grants.values()].map(({ to }) => to ?? Infinity);
    const expires = Math.min(this.now + LIFE, Math.max(...ends));
    this.#invited.set(person, { grants, expires, isResent: before !== null });
    this.#declined.delete(person);
  }

  accept(person: Person): void {
    const grants = this.invitation(person)?.grants ?? [];
    this.guests.set(person, new Map([...(this.guests.get(person) ?? []), ...grants]));
    this.#invited.delete(person);
  }

  decline(person: Person): void {
    this.#invited.delete(person);
    this.#declined.set(person, this.now);
  }

  cancel(person: Person): void {
    this.#invited.delete(person);
  }

  /** The owner removes a guest, which cancels the invitation to them. */
  remove(person: Person): void {
    this.guests.delete(person);
    this.cancel(person);
  }

  /** Replaces all access of a guest. Without any, they are removed. */
  setAccess(person: Person, grants: Grants): void {
    if (grants.size === 0) this.remove(person);
    else this.guests.set(person, new Map(grants));
  }

  offer(vehicle: number): void {
    this.#offered.set(vehicle, this.now + OFFERED_FOR);
  }

  cancelOffer(vehicle: number): void {
    this.#offered.delete(vehicle);
  }

  isOffered(vehicle: number): boolean {
    return this.now < (this.#offered.get(vehicle) ?? 0);
  }

  /** Whether grants give a person more or other access to an offered vehicle than they have. */
  sharesOffered(grants: Grants, had: Grants = new Map()): boolean {
    return [...grants].some(([vehicle, grant]) => this.isOffered(vehicle) && !isSame(grant, had.get(vehicle)));
  }

  /** State of a person's invitation in the owner's list. */
  statusOf(person: Person): 'pending' | 'resent' | 'declined' | null {
    const invitation = this.invitation(person);
    if (invitation) return invitation.isResent ? 'resent' : 'pending';
    const declined = this.#declined.get(person);
    return declined !== undefined && this.now < declined + DECLINED_FOR ? 'declined' : null;
  }

  /** The person who has the vehicle for themselves now. */
  holder(vehicle: number): Person | null {
    const holders = [...this.guests].filter(([, grants]) => {
      const grant = grants.get(vehicle);
      return grant?.isExclusive && isInForce(grant, this.now);
    });
    if (holders.length > 1) throw new Error(`Two people have vehicle ${vehicle} for themselves`);
    return holders[0]?.[0] ?? null;
  }

  /** What the owner or a person gets from the vehicle. */
  answers(who: Person | 'owner', vehicle: number): Answers {
    const holder = this.holder(vehicle);
    const isTaken = holder !== null && holder !== who;
    const settings = this.isOffered(vehicle) ? 'PENDING_TRANSFER' : '200';
    if (who === 'owner') return isTaken ? ['200', 'EXCLUSIVE_ACCESS', 'EXCLUSIVE_ACCESS'] : ['200', '200', settings];
    const grant = this.guests.get(who)?.get(vehicle);
    if (!grant || !isInForce(grant, this.now)) return ['404', '404', '404'];
    if (grant.level === 'Read Only') return ['200', 'READ_ONLY', 'READ_ONLY'];
    if (isTaken) return ['200', 'EXCLUSIVE_ACCESS', 'EXCLUSIVE_ACCESS'];
    return grant.level === 'Full Access' ? ['200', '200', settings] : ['200', '200', 'PARTIAL_ACCESS'];
  }
}

export const hours = (count: number): number => count * HOUR;
