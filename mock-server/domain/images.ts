import { secretId } from '../world/random.ts';
import type { World } from '../world/world.ts';

/**
 * Keeps an uploaded picture and gives the address it is answered with; null takes a picture away, undefined leaves it.
 * The data URL itself stays out of lists, where a picture of 5 MB would be sent again and again.
 */
export function keepImage(world: World, upload: string | null | undefined): { image?: string | null } {
  if (upload === undefined) return {};
  if (upload === null) return { image: null };
  const { id } = world.tables.images.put({ id: secretId(), data_url: upload });
  return { image: `/media/images/${id}` };
}
