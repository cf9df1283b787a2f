import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const ENGINE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Findings of the engine that are not failures, each with its reason. axe checks the same things by the standard. */
const EXCEPTIONS: readonly { rule: string; element: RegExp; reason: string }[] = [
  { rule: 'input_label_exists', element: /^<output/, reason: 'A live region needs no name.' },
  { rule: 'input_label_exists', element: /role="switch"/, reason: 'A label beside the switch names it.' },
  { rule: 'form_label_unique', element: /Switch-body/, reason: "The component library's own label is empty." },
  { rule: 'label_content_exists', element: /Switch-body/, reason: "The component library's own label is empty." },
  { rule: 'label_name_visible', element: /Control\+K/, reason: 'The keys beside "Search" are aria-keyshortcuts.' },
  { rule: 'label_name_visible', element: /Profile of/, reason: 'Initials stand for the picture.' },
  {
    rule: 'aria_role_valid',
    element: /type="email".*role="combobox"/,
    reason: 'Phones need the type for their keyboard.',
  },
  {
    rule: 'input_autocomplete_valid',
    element: /"(username|tel-national)"/,
    reason: 'Password managers fill these in.',
  },
];

type Finding = { ruleId: string; message: string; snippet: string; value: [kind: string, outcome: string] };

/**
 * Violations of WCAG 2.2 AA that IBM's engine finds on the current page. Runs through the debugger, outside the content policy.
 */
export async function secondOpinionOn(page: Page): Promise<string[]> {
  await page.evaluate(`if (!globalThis.ace) { ${ENGINE}; globalThis.ace = ace; }`);
  const found = await page.evaluate(async () => {
    type Checker = new () => { check: (root: Document, policies: string[]) => Promise<{ results: Finding[] }> };
    const { Checker } = (globalThis as unknown as { ace: { Checker: Checker } }).ace;
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  return found
    .filter(({ ruleId, snippet }) => !EXCEPTIONS.some(({ rule, element }) => rule === ruleId && element.test(snippet)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
