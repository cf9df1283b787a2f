import type { ConsoleMessage, Page } from '@playwright/test';

/** Begins what the page's own script says of a violation, so that it is told apart from everything else in the console. */
const MARK = 'content-policy-violation:';
/** Chromium's words, in pages and in workers. */
const OF_BROWSER = /Content Security Policy|content security policy|Trusted Types?\b|requires 'Trusted/;

/**
 * Collects what the content policy blocked in a page, over every navigation from now on: the events of its documents, and
 * what the browser writes into the console, where violations of workers and of the first bytes also are. One violation may
 * be there twice. To be called before the page is opened.
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
      // Events are tasks of the page: those that are due come before a message it sends itself. Clocks may stand still.
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
