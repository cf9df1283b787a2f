import { secretId } from '../world/random.ts';
import type { World } from '../world/world.ts';

const FOLDER = '/media/images/';

/**
 * Keeps an uploaded picture in place of the one `before`, and gives the address it is answered with; null removes a picture,
 * undefined leaves it. The data URL itself stays out of lists, where a picture of 5 MB would be sent again and again.
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

/** Deletes a picture by its address: nobody can reach it any more. */
export function dropImage(world: World, image: string | null): void {
  if (image?.startsWith(FOLDER)) world.tables.images.delete(image.slice(FOLDER.length));
}
