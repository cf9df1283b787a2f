import { personas } from '../../fixtures/personas/index.ts';
import { invitations, links, transfers } from '../../fixtures/personas/tokens.ts';
import type { Days, InvitationSeed, LinkSeed, TransferSeed } from '../../fixtures/types.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import {
  confirmEmailLetter,
  emailChangeLetter,
  passwordLetter,
  registrationLetter,
} from '../domain/accounts/letters.ts';
import { dueId } from '../domain/due.ts';
import { invitationLetter } from '../domain/invitations/letters.ts';
import { offerLetter } from '../domain/transfers/letters.ts';
import { DAY } from '../world/duration.ts';
import type { Letter } from '../world/outbox.ts';
import type { DueKind, DueRow, Instant, InvitationRow, LinkRow, OutboxRow, TransferRow } from '../world/rows.ts';

/** One-time tokens as rows, with their messages and scheduled expiry. */
export type TokenRows = {
  invitations: InvitationRow[];
  transfers: TransferRow[];
  links: LinkRow[];
  due: DueRow[];
  outbox: OutboxRow[];
};

/** Messages in the outbox of a new world. Those about vehicles require that the scenario has vehicles. */
export function tokenRows(epoch: Instant, hasVehicles: boolean): TokenRows {
  const offers = hasVehicles ? transfers : [];
  const shared = hasVehicles ? invitations : [];
  const at = (days: Days): Instant => epoch + days * DAY;
  const times = ({ sent, expires }: { sent: Days; expires: Days }) => ({
    created_at: at(sent),
    expires_at: at(expires),
  });
  const due = (kind: DueKind, seeds: readonly Waiting[]): DueRow[] =>
    seeds
      .filter(isOpen)
      .map(({ token, expires }) => ({ id: dueId(kind, token), kind, subject: token, at: at(expires) }));
  const posted = <S extends Waiting>(seeds: readonly S[], write: (seed: S) => Letter): OutboxRow[] =>
    seeds.filter(isOpen).map((seed) => ({ ...write(seed), id: `letter-${seed.token}`, at: at(seed.sent) }));
  return {
    invitations: shared.map((seed) => ({
      id: seed.token,
      email: seed.email,
      status: seed.status,
      subscriber: seed.subscriber,
      vehicle_access: seed.vehicles.map(({ starts, ends, ...grant }) => ({
        ...grant,
        exclusive_access: grant.exclusive_access ?? false,
        access_start: starts === undefined ? null : at(starts),
        access_end: ends === undefined ? null : at(ends),
      })),
      ...times(seed),
      answered_at: seed.answered === undefined ? null : at(seed.answered),
    })),
    transfers: offers.map(({ token, sent, expires, ...offer }) => ({
      id: token,
      ...offer,
      ...times({ sent, expires }),
    })),
    links: links.map((seed) => ({
      id: seed.token,
      purpose: seed.purpose,
      sub: personaOf(seed).identity.sub,
      email: seed.email,
      status: seed.status,
      ...times(seed),
    })),
    due: [...due('invitation_expires', shared), ...due('transfer_expires', offers), ...due('link_expires', links)],
    outbox: [...posted(links, linkLetter), ...posted(shared, sharedLetter), ...posted(offers, transferLetter)],
  };
}

const isOpen = ({ status }: Waiting): boolean => status === 'pending' || status === 'resent';

type Waiting = { token: string; status: string; sent: Days; expires: Days };

function personaOf({ persona }: LinkSeed) {
  const found = personas.find(({ id }) => id === persona);
  if (!found) throw new Error(`No persona ${persona}`);
  return found;
}

function linkLetter(seed: LinkSeed): Letter {
  const { user, username } = personaOf(seed);
  const { token, email: to } = seed;
  const name = user?.first_name ?? username;
  const change = { name, current: username, wanted: to };
  const declining = links.find(
    ({ purpose, persona }) => purpose === 'decline_email_change' && persona === seed.persona,
  );
  switch (seed.purpose) {
    case 'complete_registration':
      return registrationLetter({ to, name, token });
    case 'setup_password':
      return passwordLetter({ to, name, token });
    case 'accept_email_change':
      return confirmEmailLetter({ ...change, accept: token, decline: declining?.token ?? token });
    case 'decline_email_change':
      return emailChangeLetter({ ...change, decline: token });
  }
}

const vehicleName = (id: number): string =>
  defaultVehicles.find(({ vehicle_id }) => vehicle_id === id)?.vehicle_name ?? '';

const accountName = (subscriber: number): string => {
  const owner = personas.find((persona) => persona.subscriber?.id === subscriber)?.user;
  return owner ? `${owner.first_name} ${owner.last_name}` : '';
};

function sharedLetter({ token, email: to, subscriber, vehicles }: InvitationSeed): Letter {
  const names = vehicles.map(({ vehicle }) => vehicleName(vehicle));
  return invitationLetter({ token, to, owner: accountName(subscriber), vehicles: names });
}

function transferLetter({ token, email: to, subscriber, vehicle }: TransferSeed): Letter {
  return offerLetter({ token, to, owner: accountName(subscriber), vehicle: vehicleName(vehicle) });
}
