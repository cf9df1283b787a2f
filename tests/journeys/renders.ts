import type { Page } from '@playwright/test';

type Counted = typeof globalThis & { rendered?: Element[] };
/** What the counter reads of a node of React's tree. */
type Fiber = {
  tag: number;
  flags: number;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/**
 * Counts the renders of the pages that open from now on, as React's developer tools do: after each commit, the elements whose
 * component was rendered. Counts of work are the same on a machine of any speed.
 */
export const countRenders = (page: Page): Promise<unknown> => page.addInitScript(installCounter);

/** Number of times that elements of a selector are rendered until the end of `act`. */
export async function rendersDuring(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as Counted).rendered = [];
  });
  await act();
  return page.evaluate(
    (wanted) => (globalThis as Counted).rendered?.filter((element) => element.matches(wanted)).length ?? Number.NaN,
    selector,
  );
}

/** Runs in the page, before React. */
function installCounter(): void {
  const COMPONENTS = [0, 1, 11, 15];
  const PERFORMED_WORK = 1;
  const HOST = 5;
  const counted = globalThis as Counted;
  counted.rendered = [];

  function visit(first: Fiber | null, seen: Set<unknown>): void {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const before = fiber.alternate;
      if (COMPONENTS.includes(fiber.tag) && (!before || fiber.flags & PERFORMED_WORK)) add(fiber, seen);
      // The same children: nothing below was rendered.
      if (fiber.child !== before?.child) visit(fiber.child, seen);
    }
  }
  /** Counts the outer element of a component, once for all components around it. */
  function add(component: Fiber, seen: Set<unknown>): void {
    let outer = component.child;
    while (outer && outer.tag !== HOST) outer = outer.child;
    const element = outer?.stateNode;
    if (!(element instanceof Element) || seen.has(element)) return;
    seen.add(element);
    counted.rendered?.push(element);
  }

  const ignore = () => undefined;
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => visit(current, new Set()),
      onCommitFiberUnmount: ignore,
      onPostCommitFiberRoot: ignore,
      checkDCE: ignore,
    },
  });
}
