import { z } from 'zod';

/** Before any schema is made: zod would try whether it may compile its checks, which the content policy reports. */
z.config({ jitless: true });
