const LOOK_EVERY = 500;

/**
 * Ends this process after `close` on a signal, or when its npm command was stopped. npm signals only the shell that
 * runs the command, and the shell exits without passing the signal on. `leave`: instead of `close` on SIGTERM, with which
 * services are ended.
 */
export function stopWith(close: () => Promise<void>, leave = close): void {
  const stop = () => void close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', () => void leave().then(() => process.exit(0)));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, LOOK_EVERY);
}
