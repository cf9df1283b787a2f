import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Receipt, type ReceiptStep } from './receipt.tsx';

const STEPS: readonly ReceiptStep[] = [
  { state: 'done', text: 'Sent', time: '9:30 AM' },
  { state: 'open', text: 'Waiting for an answer', time: null },
  { state: 'pending', text: 'Ends', time: 'Dec 4, 2026' },
];
const markup = (receipt: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{receipt}</MantineProvider>).replaceAll(
    /<style.*?<\/style>|<svg.*?<\/svg>/g,
    '',
  );
const textsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '|')
    .split(/\|+/)
    .filter((text) => text.trim() !== '');

test('[core 2] lists every step with the time that is known, and marks the one that waits', () => {
  const html = markup(<Receipt form="full" steps={STEPS} />);
  expect(textsOf(html)).toEqual(['Sent', '9:30 AM', 'Waiting for an answer', 'Ends', 'Dec 4, 2026']);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
});

test('[core 2] a compact receipt has the last step that happened', () => {
  expect(textsOf(markup(<Receipt form="compact" steps={STEPS} />))).toEqual(['Waiting for an answer']);
});

test('[core 2] says why an action is disabled, and offers the others', () => {
  const html = markup(
    <Receipt
      form="full"
      steps={STEPS}
      actions={[
        { text: 'Cancel', disabledReason: 'Someone else has exclusive access', onPress: () => undefined },
        { text: 'Try again', onPress: () => undefined },
      ]}
    />,
  );
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*aria-describedby/);
  expect(textsOf(html).slice(-3)).toEqual(['Cancel', 'Someone else has exclusive access', 'Try again']);
});
