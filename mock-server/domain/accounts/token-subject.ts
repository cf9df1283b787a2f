import type { TokenSubject } from '../../../generated/contract/types.gen.ts';
import type { World } from '../../world/world.ts';
import { findLink } from './links.ts';
import { fullName, ownerOf } from './people.ts';
import { problemOf, type Subject, type TokenProblem } from './refusals.ts';

type Refused = { of: Subject; problem: TokenProblem };

/** What a token of an e-mail is about, for its recipient before they sign in (core 2.1). Tokens of passwords have no subject. */
export function tokenSubject(world: World, token: string): TokenSubject | Refused {
  const { invitations, transfers, users, vehicles } = world.tables;
  const nameOf = (vehicle: number) => vehicles.get(vehicle)?.vehicle_name;
  const senderOf = (subscriber: number) => {
    const owner = ownerOf(world, subscriber);
    return owner && { sender: fullName(owner) };
  };

  const invitation = invitations.get(token);
  if (invitation) {
    const problem = problemOf(invitation.status);
    if (problem) return { of: 'invitation', problem };
    return {
      subject: 'invitation',
      email: invitation.email,
      ...senderOf(invitation.subscriber),
      vehicles: invitation.vehicle_access.flatMap(({ vehicle, access_level }) => {
        const vehicle_name = nameOf(vehicle);
        return vehicle_name === undefined ? [] : [{ vehicle_name, access_level }];
      }),
    };
  }

  const transfer = transfers.get(token);
  if (transfer) {
    const problem = problemOf(transfer.status);
    if (problem) return { of: 'transfer', problem };
    const vehicle_name = nameOf(transfer.vehicle) ?? transfer.device_key;
    return {
      subject: 'transfer',
      email: transfer.email,
      ...senderOf(transfer.subscriber),
      vehicles: [{ vehicle_name }],
    };
  }

  const link = findLink(world, token, ['accept_email_change', 'decline_email_change']);
  if (typeof link === 'string') return { of: 'emailChange', problem: link };
  const user = users.oneBy('sub', link.sub);
  return { subject: 'email_change', email: link.email, ...(user && { current_email: user.email }) };
}
