/**
 * Computes a value of an object once, for the parts of a page that share it. The object must not change: a trip that grows is another
 * object.
 */
export function once<Of extends object, Value>(compute: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { value: Value }>();
  return (of) => {
    let kept = known.get(of);
    if (!kept) known.set(of, (kept = { value: compute(of) }));
    return kept.value;
  };
}
