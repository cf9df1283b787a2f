import { invalid, noContent, notFound } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { ownSubscriber } from '../domain/access/rights.ts';
import { iso } from '../domain/iso.ts';
import { pageFrom } from '../domain/paging.ts';
import { updateUser } from '../domain/users/update.ts';
import { usersSeenBy, userView } from '../domain/users/view.ts';

/** The calls of the profile and of sharing that need no e-mail; registration, invitations and changes of e-mail follow theirs. */
type Built = 'listUsers' | 'listUserTokens' | 'updateUser' | 'deleteUser' | 'testPush';

export const userOperations = (): HandlersOf<Built & Tagged<'user'>> => ({
  listUsers: ({ query }, { world, caller }) => ({
    status: 200,
    body: pageFrom('/api/v1/user', query, usersSeenBy(world, caller.user), userView),
  }),

  listUserTokens: (_input, { world, caller, now }) => {
    const account = ownSubscriber(caller.user);
    const pending = [...world.tables.invitations.values()].filter(
      (row) =>
        (row.status === 'pending' || row.status === 'resent') &&
        row.expires_at > now &&
        (row.subscriber === account || row.email === caller.user.email),
    );
    const body = pending.map(({ id, token_type, email, status, vehicle_access, created_at, expires_at }) => ({
      token: id,
      token_type,
      email,
      status,
      vehicles: vehicle_access.map((grant) => grant.vehicle),
      ...(vehicle_access[0] && { access_level: vehicle_access[0].access_level }),
      created_at: iso(created_at),
      expires_at: iso(expires_at),
    }));
    return { status: 200, body };
  },

  updateUser: ({ params, body }, { world, caller }) => {
    const user = world.tables.users.get(params.userId);
    if (!user) return notFound;
    const outcome = updateUser(world, user, body, ownSubscriber(caller.user));
    return outcome.kind === 'invalid' ? invalid(outcome.errors) : { status: 200, body: userView(outcome.user) };
  },

  deleteUser: ({ params, query }, { world }) => {
    const user = world.tables.users.get(params.userId);
    if (!user) return notFound;
    world.tables.users.update(user.id, {
      user_type: user.user_type.filter((entry) => entry.subscriber !== query.subscriber),
      vehicle_access: user.vehicle_access.filter((entry) => entry.subscriber !== query.subscriber),
    });
    return noContent;
  },

  testPush: ({ body }, { caller }) => {
    const missing = body.test_sms_notification && caller.user.phone_number === null;
    return {
      status: 200,
      body: {
        push_notification_sent: !missing,
        push_notification_result: missing ? 'There is no phone number on this account.' : null,
      },
    };
  },
});
