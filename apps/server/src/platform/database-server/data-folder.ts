import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { folderError, StartError } from '../settings/index.ts'
import { DISK_IS_FULL } from './full-disk.ts'

/** The folder's own path, absolute and without links; made if it is missing, certain to be writable. */
export function openDataFolder(dataDir: string): string {
  const folder = path.resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw clearly(error as NodeJS.ErrnoException, folder)
  }
  return realpathSync(folder)
}

function clearly(error: NodeJS.ErrnoException, folder: string): Error {
  if (error.code === 'ENOSPC') return new StartError(DISK_IS_FULL)
  return folderError('DATA_DIR', folder, error) ?? error
}
