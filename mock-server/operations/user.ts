import { forbidden, invalid, noContent, notFound } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { pageFrom } from '../domain/paging.ts';
import { NOT_SHARED } from '../domain/users/grants.ts';
import { removeGuest } from '../domain/users/guests.ts';
import { updateUser } from '../domain/users/update.ts';
import { usersSeenBy, userView } from '../domain/users/view.ts';

/** Profiles and guests. E-mail confirmations have their own files. */
type Built = 'listUsers' | 'updateUser' | 'deleteUser' | 'testPush' | 'setVoicePin' | 'removeVoicePin';

export const userOperations = (): HandlersOf<Built> => ({
  listUsers: ({ query }, { world, caller, now }) => ({
    status: 200,
    body: pageFrom('/api/v1/user', query, usersSeenBy(world, caller.user, now), userView),
  }),

  updateUser: ({ params, body }, { world, caller, now }) => {
    const user = world.tables.users.get(params.userId);
    if (!user) return notFound;
    const outcome = updateUser(world, user, body, { caller: caller.user, now });
    switch (outcome.kind) {
      case 'invalid':
        return invalid(outcome.errors, outcome.holder);
      case 'pending_transfer':
        return forbidden('PENDING_TRANSFER', NOT_SHARED);
      case 'changed':
        return { status: 200, body: userView(outcome.user) };
    }
  },

  deleteUser: ({ params, query }, { world, caller, now }) => {
    const user = world.tables.users.get(params.userId);
    if (!user) return notFound;
    removeGuest(world, user, { actor: caller.user, subscriber: query.subscriber, now });
    return noContent;
  },

  setVoicePin: ({ params }, { world }) => {
    if (!world.tables.users.get(params.userId)) return notFound;
    world.tables.users.update(params.userId, { is_voice_pin_set: true });
    return noContent;
  },

  removeVoicePin: ({ params }, { world }) => {
    if (!world.tables.users.get(params.userId)) return notFound;
    world.tables.users.update(params.userId, { is_voice_pin_set: false });
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
