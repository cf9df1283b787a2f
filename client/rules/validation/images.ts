import type { Problem } from './problem.ts';

/** Most bytes of an image before it is encoded (commerce 5). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Types that browsers can draw. The cropper turns them into JPEG or PNG. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Returns the problem of a chosen file, or `null`. */
export function imageProblem({ type, size }: { type: string; size: number }): Problem | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return { text: 'imageType' };
  return size > MAX_IMAGE_BYTES ? { text: 'imageTooLarge' } : null;
}
