import { accessSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../settings/index.ts'
import { DISK_IS_FULL } from './full-disk.ts'

/** The folder's own path, absolute and without links; made if it is missing, certain to be writable. */
export function openDataFolder(dataDir: string): string {
  const folder = path.resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!statSync(folder).isDirectory()) throw new StartError(notAFolder(folder))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw clearly(error as NodeJS.ErrnoException, folder)
  }
  return realpathSync(folder)
}

function clearly(error: NodeJS.ErrnoException, folder: string): Error {
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR') return new StartError(notAFolder(folder))
  if (error.code === 'ENOSPC') return new StartError(DISK_IS_FULL)
  if (error.code && ['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
    return new StartError(
      `DATA_DIR ${folder} is not writable: give this user the right to write there, or choose another DATA_DIR.`,
    )
  }
  return error
}

const notAFolder = (folder: string): string =>
  `DATA_DIR ${folder} is not a folder: choose another DATA_DIR, or move the file away.`
