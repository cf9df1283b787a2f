import { MINUTE } from '../rules/time/duration.ts';

/** Time for the browser to start the download, after which the data is released. */
const RELEASE_AFTER = MINUTE;

/** Saves data as a file of the user. */
export function saveFile(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER);
}
