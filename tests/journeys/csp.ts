import type { ConsoleMessage, Page } from '@playwright/test';

/** Prefix of violations that the page's own script logs, to tell them from other console messages. */
const MARK = 'content-policy-violation:';
/** Chromium's messages, in pages and in workers. */
const OF_BROWSER = /Content Security Policy|content security policy|Trusted Types?\b|requires 'Trusted/;

/**
 * Collects violations of the content policy in a page across navigations: events of its documents, and messages of the browser in
 * the console, which also cover workers and the first bytes. May list one violation twice. Call it before opening the page.
 */
export function watchViolations(page: Page): { violations: () => Promise<string[]> } {
  const found: string[] = [];
  const note = (message: ConsoleMessage) => {
    const text = message.text();
    if (text.startsWith(MARK)) found.push(text.slice(MARK.length));
    else if (message.type() === 'error' && OF_BROWSER.test(text)) found.push(text);
  };
  page.on('console', note);
  const installed = page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      console.info(`${mark}${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
    });
  }, MARK);
  return {
    violations: async () => {
      await installed;
      if (page.isClosed()) return found;
      // Violation events are tasks: the pending ones run before a message that the page sends itself. Works with stopped clocks.
      await page.evaluate(async () => {
        const { port1, port2 } = new MessageChannel();
        await new Promise((received) => {
          port1.addEventListener('message', received, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      });
      return found;
    },
  };
}
