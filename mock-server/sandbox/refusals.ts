import { SandboxUnavailable } from '../world/registry.ts';

/** The database was lost during a commit. */
export class OutcomeUnknown extends SandboxUnavailable {
  constructor(cause: unknown) {
    super(
      'OUTCOME_UNKNOWN',
      'The database of this mock was lost while the change was stored. Read it before you send the request again.',
      { cause, mayHaveRun: true },
    );
  }
}

/** Processes of another version of the mock live, and only they can serve the world. */
export class WorldOfAnotherVersion extends SandboxUnavailable {
  constructor() {
    super(
      'OTHER_VERSION',
      'This world belongs to processes of another version of the mock. It is reseeded when the last of them has ended.',
    );
  }
}
