import { z } from 'zod';

/** Must run before any schema is created: otherwise zod probes `eval`, which the content policy reports. */
z.config({ jitless: true });
