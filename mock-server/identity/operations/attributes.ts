import { z } from 'zod';
import type { IdentityUserRow } from '../../world/rows.ts';
import { type Channel, sendCode, takeCode } from '../codes.ts';
import { invalidParameter, refuse } from '../errors.ts';
import { freshUser, userAttributes } from '../users.ts';
import { forUser, text } from './operation.ts';

const channel = z.enum(['email', 'phone_number']);

const GetUser = forUser(z.object({}), (_, __, { user }) => ({
  Username: user.username,
  UserAttributes: Object.entries(userAttributes(user)).map(([Name, Value]) => ({ Name, Value })),
  // Cognito omits empty settings.
  ...(user.mfa.length > 0 && { UserMFASettingList: user.mfa }),
  ...(user.preferred_mfa && { PreferredMfaSetting: user.preferred_mfa }),
}));

/**
 * Returns the changed columns for an attribute. A new phone number replaces the old one once it is verified, as a pool with
 * `AttributesRequireVerificationBeforeUpdate` does. Clients cannot write the e-mail
 * address: `user/change-email` changes it after confirmation at the new address (core 2.1).
 */
function changesOf(name: string, value: string): Partial<IdentityUserRow> {
  switch (name) {
    case 'given_name':
    case 'family_name':
      return { [name]: value };
    case 'phone_number':
      if (!/^\+[1-9]\d{6,14}$/.test(value)) throw invalidParameter('Invalid phone number format.');
      return { pending_phone_number: value };
    default:
      throw refuse('notWritable');
  }
}

const update = z.object({
  UserAttributes: z
    .array(z.object({ Name: text, Value: z.string().max(2048) }))
    .min(1)
    .max(20),
});

const UpdateUserAttributes = forUser(update, ({ world }, { UserAttributes }, { user }) => {
  const parts = UserAttributes.map(({ Name, Value }) => changesOf(Name, Value));
  const changed: IdentityUserRow = Object.assign({}, user, ...parts);
  const addresses = UserAttributes.map(({ Name }) => Name).filter((name): name is Channel => name in channel.enum);
  const reached = { ...changed, phone_number: changed.pending_phone_number ?? changed.phone_number };
  const deliveries = addresses.map((address) => sendCode(world, reached, address, address));
  world.tables.identity_users.update(user.id, Object.assign({}, ...parts));
  return { CodeDeliveryDetailsList: deliveries };
});

const GetUserAttributeVerificationCode = forUser(
  z.object({ AttributeName: channel }),
  ({ world }, { AttributeName }, { user }) => {
    const CodeDeliveryDetails = sendCode(world, user, AttributeName, AttributeName);
    // The code of a new number is not valid any more, so neither is the number.
    if (AttributeName === 'phone_number') {
      world.tables.identity_users.update(user.id, { pending_phone_number: null });
    }
    return { CodeDeliveryDetails };
  },
);

const verification = z.object({ AttributeName: channel, Code: z.string() });

const VerifyUserAttribute = forUser(verification, ({ world }, { AttributeName, Code }, { user }) => {
  if (!takeCode(world, user.id, AttributeName, (code) => code === Code)) throw refuse('wrongCode');
  const { phone_number, pending_phone_number } = freshUser(world, user.id);
  const phone = {
    phone_number: pending_phone_number ?? phone_number,
    pending_phone_number: null,
    phone_verified: true,
  };
  world.tables.identity_users.update(user.id, AttributeName === 'email' ? { email_verified: true } : phone);
  return {};
});

export const attributeOperations = {
  GetUser,
  UpdateUserAttributes,
  GetUserAttributeVerificationCode,
  VerifyUserAttribute,
};
