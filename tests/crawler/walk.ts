import type { ElementHandle, Page } from '@playwright/test';
import type { Plan } from './plan.ts';
import { type Control, installProbe } from './probe.ts';
import { pick, pickWeighted, type Random, seededRandom } from './random.ts';

type Named = Pick<Control, 'role' | 'name' | 'nth'>;
/** One press. `twice`: two clicks in one instant. */
export type Step = Click | Other;
type Click = { do: 'click' | 'twice'; control: Named };
type Other = { do: 'key'; key: string } | { do: 'back' };

export const stepText = (step: Step): string =>
  step.do === 'back'
    ? 'go back'
    : step.do === 'key'
      ? `press ${step.key}`
      : `${step.do === 'twice' ? 'double click' : 'press'} ${step.control.role} "${step.control.name}"${step.control.nth > 0 ? ` (${step.control.nth + 1}.)` : ''}`;

/** What went wrong. `kind` identifies it in replays, where details differ. */
export type Fault = { kind: string; detail: string };

const KEYS = [
  'Escape',
  'Tab',
  'Shift+Tab',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  'Space',
  'Home',
  'End',
  'Control+K',
] as const;
/** Milliseconds in which a press has to show an effect, and in which one may that needs none. */
const EFFECT_LIMIT = 1_500;
const IDLE_LIMIT = 250;
/** Milliseconds for a page to appear. Slow and failing worlds may take longer, and are walked as they are. */
const READY_LIMIT = 6_000;

/** Console errors that say what the world is meant to do. */
const EXPECTED_ERRORS = [
  // The browser logs each answer with an error status, each lost request and each refused preload.
  /^Failed to load resource/,
  /net::ERR_/,
  // The graphics of test machines are emulated.
  /WebGL|GPU stall|GroupMarkerNotSet/,
];

/** Controls that may do nothing, each with its reason. */
const IDLE_CONTROLS: readonly (readonly [what: RegExp, reason: string])[] = [
  [/^link "Skip to /, 'moves the focus to where it may be already'],
];

/** Controls that a walk does not press, each with its reason. */
const AVOIDED = [
  // Ends the walk on the sign-in page.
  /^(?:menuitem|button|link) "(?:Log ?out|Sign out|Cerrar sesión|Se déconnecter|Fermer la session)"/i,
];

/** Watches a page for faults and presses its controls. Call before the page is opened. */
export class Walker {
  readonly #page: Page;
  readonly #faults: Fault[] = [];
  readonly #titles: readonly string[];

  private constructor(page: Page, titles: readonly string[]) {
    this.#page = page;
    this.#titles = titles;
  }

  /** `errorTitles`: headings of the error page. */
  static async of(page: Page, errorTitles: readonly string[]): Promise<Walker> {
    const walker = new Walker(page, errorTitles);
    await page.addInitScript(installProbe);
    page.on('pageerror', (error) => walker.#note('uncaught error', error.message));
    page.on('console', (message) => {
      const text = message.text();
      const isWarning = message.type() === 'warning' && /react|Warning:/i.test(text);
      if (message.type() !== 'error' && !isWarning) return;
      if (!EXPECTED_ERRORS.some((expected) => expected.test(text))) walker.#note(`console ${message.type()}`, text);
    });
    page.on('crash', () => walker.#note('crash', 'The page crashed'));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('filechooser', () => undefined);
    page.on('popup', (other) => void other.close());
    return walker;
  }

  #note(kind: string, detail: string): void {
    this.#faults.push({ kind: `${kind}: ${detail.replace(/\d+/g, '#').slice(0, 120)}`, detail });
  }

  async open(path: string): Promise<Fault | null> {
    await this.#page.goto(path);
    await this.#ready();
    return this.#check('the page is opened');
  }

  /** Looks for faults once the page is quiet. `when` is part of their text. */
  async look(when: string): Promise<Fault | null> {
    await this.#inPage(() => window.crawler.effects(300));
    const fault = await this.#check('');
    return fault && { ...fault, detail: `${when}: ${fault.detail}` };
  }

  async #ready(): Promise<void> {
    await this.#page.waitForLoadState('domcontentloaded');
    await this.#page
      .waitForFunction(
        () =>
          document.querySelector('h1') !== null &&
          document.querySelector('[role="status"][aria-label="Loading"]') === null,
        null,
        {
          timeout: READY_LIMIT,
        },
      )
      .catch(() => undefined);
  }

  /** A step for the current page. Prefers what was not pressed yet, and what is on top. */
  async choose(random: Random, pressed: Map<string, number>): Promise<Step> {
    const way = random();
    if (way < 0.06) return { do: 'back' };
    if (way < 0.16) return { do: 'key', key: pick(random, KEYS) };
    const controls = (await this.#inPage(() => window.crawler.controls())) ?? [];
    const path = new URL(this.#page.url()).pathname;
    const keyOf = ({ role, name }: Named) => `${path} ${role} ${name}`;
    const offered = controls.filter(({ role, name }) => !AVOIDED.some((avoided) => avoided.test(`${role} "${name}"`)));
    if (offered.length === 0) return { do: 'key', key: 'Tab' };
    const chosen = pickWeighted(
      random,
      offered,
      (control) =>
        (1 / (1 + 6 * (pressed.get(keyOf(control)) ?? 0))) * (control.isOnTop ? 1 : 0.02) * (control.isLink ? 0.35 : 1),
    );
    pressed.set(keyOf(chosen), (pressed.get(keyOf(chosen)) ?? 0) + 1);
    const { role, name, nth } = chosen;
    return { do: way > 0.97 ? 'twice' : 'click', control: { role, name, nth } };
  }

  /** Takes a step, and returns the fault that it causes. A control that is not there is no step. */
  async take(step: Step): Promise<Fault | null> {
    const idle = 'control' in step ? await this.#click(step) : await this.#other(step);
    await this.#page.waitForLoadState('domcontentloaded');
    return this.#check(idle ?? '');
  }

  async #other(step: Other): Promise<null> {
    await this.#inPage(() => window.crawler.begin(null));
    if (step.do === 'key') await this.#page.keyboard.press(step.key);
    // Before the first page is a blank one.
    else if (await this.#inPage(() => navigation.canGoBack)) await this.#page.goBack({ waitUntil: 'commit' });
    await this.#inPage(() => window.crawler.effects(300));
    return null;
  }

  /** Returns a complaint if the click has no effect. */
  async #click({ do: how, control }: Click): Promise<string | null> {
    const page = this.#page;
    const handle = await page.evaluateHandle((wanted) => window.crawler.element(wanted), control).catch(() => null);
    const element = handle?.asElement();
    if (!element) return null;
    // Code that loads for another page is no call of `fetch`.
    let hasLoaded = false;
    const onLoad = () => {
      hasLoaded = true;
    };
    page.on('download', onLoad);
    page.on('request', onLoad);
    try {
      const reason = await element.evaluate((each) => {
        each.scrollIntoView({ block: 'nearest' });
        const why = window.crawler.idleReason(each);
        window.crawler.begin(each);
        return why;
      });
      const kind = await element.evaluate((each) =>
        each instanceof HTMLSelectElement
          ? 'select'
          : each.matches(
                'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])',
              )
            ? 'text'
            : 'other',
      );
      if (kind === 'select') {
        await element.evaluate((each) => {
          const select = each as HTMLSelectElement;
          const options = [...select.options].filter(({ disabled }) => !disabled);
          const next = options[(options.findIndex(({ selected }) => selected) + 1) % options.length];
          if (next) select.value = next.value;
          select.dispatchEvent(new Event('input', { bubbles: true }));
          select.dispatchEvent(new Event('change', { bubbles: true }));
        });
      } else {
        const isHit = await this.#press(element, how === 'twice');
        if (!isHit) return null;
        if (kind === 'text') await page.keyboard.type('a1');
      }
      const limit = reason === null ? EFFECT_LIMIT : IDLE_LIMIT;
      const effects = await this.#inPage((most) => window.crawler.effects(most), limit);
      // Without an answer, the document was left.
      if (effects === null || effects.length > 0 || hasLoaded || reason !== null) return null;
      if (await this.#inPage(() => window.crawler.hasMissed())) return null;
      const what = `${control.role} "${control.name}"`;
      return IDLE_CONTROLS.some(([known]) => known.test(what)) ? null : `${what} has no effect`;
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    } finally {
      page.off('download', onLoad);
      page.off('request', onLoad);
    }
  }

  /** Clicks the middle of a control, or of its first line. `false`: something else is there, as for a control below a bar that does not scroll. */
  async #press(element: ElementHandle<HTMLElement>, isTwice: boolean): Promise<boolean> {
    const place = await element.evaluate((node) => {
      // The first line of a link that continues on the next one: nothing may be in the middle of both.
      const { left, top, width, height } = node.getClientRects()[0] ?? node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit =
        hit !== null && (node.contains(hit) || hit.contains(node) || node.parentElement?.contains(hit) === true);
      return isHit ? { x, y } : null;
    });
    if (!place) return false;
    if (isTwice) await this.#page.mouse.dblclick(place.x, place.y);
    else await this.#page.mouse.click(place.x, place.y);
    return true;
  }

  /** Runs in the page. `null`: the document was left before the end. */
  async #inPage<Value>(run: (limit: number) => Value | Promise<Value>, limit = 0): Promise<Value | null> {
    try {
      return await this.#page.evaluate(run, limit);
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  async #check(idle: string): Promise<Fault | null> {
    const titles = await this.#page
      .locator('h1')
      .allTextContents()
      .catch(() => []);
    const title = titles.find((text) => this.#titles.includes(text.trim()));
    if (title) this.#note('error page', title);
    if (idle.endsWith('has no effect')) this.#note('no effect', idle);
    let obstructed = (await this.#inPage(() => window.crawler.obstructed())) ?? [];
    // Once more, because an overlay may be moving into its place.
    if (obstructed.length > 0) {
      await this.#inPage(() => window.crawler.effects(500));
      obstructed = (await this.#inPage(() => window.crawler.obstructed())) ?? [];
    }
    for (const problem of obstructed) this.#note('obstructed', problem);
    return this.#faults[0] ?? null;
  }
}

/** Errors of calls into a document that was left. */
const isGone = (error: unknown) =>
  error instanceof Error &&
  /context was destroyed|navigat|detached|not attached|frame was|crawler/i.test(error.message);

export type Result = { steps: Step[]; fault: Fault | null };

/** Walks by the seed of a plan until a fault or the end of its presses. */
export async function walk(walker: Walker, { path, seed, presses }: Plan): Promise<Result> {
  const random = seededRandom(seed);
  const pressed = new Map<string, number>();
  const steps: Step[] = [];
  let fault = await walker.open(path);
  while (!fault && steps.length < presses) {
    const step = await walker.choose(random, pressed);
    steps.push(step);
    fault = await walker.take(step);
  }
  return { steps, fault };
}

/** Replays steps in a world of its own. */
export async function replay(walker: Walker, path: string, steps: readonly Step[]): Promise<Fault | null> {
  let fault = await walker.open(path);
  for (const step of steps) {
    if (fault) break;
    fault = await walker.take(step);
  }
  return fault;
}

/**
 * The shortest path that still causes a fault: removes ever smaller parts, the last step excepted, until none can be missed or `most`
 * replays are used up. `isFaulty` replays steps.
 */
export async function shrink(
  steps: readonly Step[],
  isFaulty: (steps: readonly Step[]) => Promise<boolean>,
  most = 20,
): Promise<readonly Step[]> {
  let shortest = steps;
  let replays = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length - 1 && replays < most; ) {
      const shorter = [...shortest.slice(0, from), ...shortest.slice(Math.min(from + size, shortest.length - 1))];
      replays += 1;
      if (await isFaulty(shorter)) shortest = shorter;
      else from += size;
    }
  }
  return shortest;
}
