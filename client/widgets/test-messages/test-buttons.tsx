import { Button } from '@mantine/core';
import type { TestChannel } from '../../data/users/mutations.ts';

export const TEST_CHANNELS = ['push', 'sms'] as const satisfies readonly TestChannel[];

type Props = {
  /** The message that is being sent. */
  sending: TestChannel | null;
  hasPhone: boolean;
  /** Id of the text that says why a text message cannot be sent. */
  reasonId: string;
  label: (channel: TestChannel) => string;
  onSend: (channel: TestChannel) => void;
};

/** A button for each kind of test message. A text message needs a phone number. */
export function TestButtons({ sending, hasPhone, reasonId, label, onSend }: Props) {
  return TEST_CHANNELS.map((channel) => {
    const isDisabled = channel === 'sms' && !hasPhone;
    return (
      <Button
        key={channel}
        variant="default"
        loading={sending === channel}
        data-disabled={isDisabled || undefined}
        aria-disabled={isDisabled}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={() => {
          if (!isDisabled) onSend(channel);
        }}
      >
        {label(channel)}
      </Button>
    );
  });
}
