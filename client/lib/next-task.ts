/** Resolves in the next task, so that the page responds in between. Not a timer, because hidden pages delay those. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Runs steps one after the other, each in a task of its own. Returns how to skip those that have not begun. */
export function runInTasks(...steps: readonly (() => void)[]): () => void {
  let isOver = false;
  const run = async () => {
    for (const step of steps) {
      await nextTask();
      if (isOver) return;
      step();
    }
  };
  void run();
  return () => {
    isOver = true;
  };
}
