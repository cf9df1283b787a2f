import * as z from 'zod';

/** Turns off run-time code generation, which the content policy forbids. Must run before the first schema. */
z.config({ jitless: true });
