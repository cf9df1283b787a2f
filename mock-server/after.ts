/** Continues synchronously if the value is not a promise. Most answers do not wait. */
export function after<T, R>(value: T | Promise<T>, next: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
