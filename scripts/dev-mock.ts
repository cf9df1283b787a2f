import { type OpenMock, openMock } from '../mock-server/open.node.ts';

/**
 * The mock as mounted by the development server, over worlds stored in `folder`: a source change reloads it, and sessions
 * survive. Throws a readable message if the folder cannot be used.
 */
export const openDevMock = (folder: string): Promise<OpenMock> => openMock({ data: folder, notice: console.info });
