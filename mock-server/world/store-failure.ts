/** Changes could not be stored and were undone. `message`: the reason, as a clause without a full stop. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  /** Whether more space would help. */
  readonly isFull: boolean;

  constructor(reason: string, isFull: boolean, cause?: unknown) {
    super(reason, { cause });
    this.isFull = isFull;
  }
}
