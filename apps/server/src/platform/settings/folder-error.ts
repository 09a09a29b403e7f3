import type { SettingName } from './environment.ts'
import { StartError } from './start-error.ts'

/** What an operator can do about a folder of the settings; undefined where it is not the folder's fault. */
export function folderError(
  setting: SettingName,
  folder: string,
  { code = '' }: Pick<NodeJS.ErrnoException, 'code'>,
): StartError | undefined {
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new StartError(
      `${setting} ${folder} is not a folder: choose another ${setting}, or move the file away.`,
    )
  }
  // A folder that the system itself makes, such as /proc, answers that there is no such place.
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(code)) return undefined
  return new StartError(
    `${setting} ${folder} is not writable: give this user the right to write there, or choose another ${setting}.`,
  )
}
