import { secretId } from '../world/random.ts';
import type { World } from '../world/world.ts';

const FOLDER = '/media/images/';

/**
 * Stores an uploaded picture in place of `before` and returns its address. `null` removes the picture, `undefined`
 * keeps it. Lists contain the address, not the data URL of up to 5 MB.
 */
export function keepImage(
  world: World,
  upload: string | null | undefined,
  before: string | null,
): { image?: string | null } {
  if (upload === undefined) return {};
  dropImage(world, before);
  if (upload === null) return { image: null };
  const { id } = world.tables.images.put({ id: secretId(), data_url: upload });
  return { image: `${FOLDER}${id}` };
}

/** Deletes a picture by its address. */
export function dropImage(world: World, image: string | null): void {
  if (image?.startsWith(FOLDER)) world.tables.images.delete(image.slice(FOLDER.length));
}
