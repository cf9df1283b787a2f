import { type OpenMock, openMock } from '../mock-server/open.node.ts';

/**
 * The mock as the development server mounts it, over worlds that are kept in `folder`: a change of its sources loads it
 * anew, and whoever was signed in stays so. Throws a sentence when the folder cannot be used.
 */
export const openDevMock = (folder: string): Promise<OpenMock> => openMock({ data: folder, notice: console.info });
