import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  folderError,
  StartError,
  type SettingName,
  type Settings,
} from '../platform/settings/index.ts'
import { readPrivateKey } from '../print-packages/index.ts'

/** Makes the folders that the program writes to, or names the first that it cannot use by its setting. */
export async function openFolders({
  dataDir,
  audienceDir,
  printFolder,
  printServer,
}: Pick<Settings, 'dataDir' | 'audienceDir' | 'printFolder' | 'printServer'>): Promise<void> {
  await openFolder('DATA_DIR', dataDir)
  await openFolder('DATA_DIR', join(dataDir, 'uploads'))
  await openFolder('AUDIENCE_DIR', audienceDir)
  if (printFolder !== undefined) await openFolder('PRINT_FOLDER', printFolder)
  if (printServer?.keyFile !== undefined) await checkKey(printServer.keyFile)
}

async function openFolder(setting: SettingName, folder: string): Promise<void> {
  const probe = join(folder, `probe-${process.pid}.unfinished`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Rights alone do not say so: root has them all, also on a disk that is read-only.
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    // A full disk is not reported here: the program starts, and answers that it can only read.
    const fault = folderError(setting, folder, error as NodeJS.ErrnoException)
    if (fault) throw fault
  }
}

async function checkKey(file: string): Promise<void> {
  try {
    await readPrivateKey(file)
  } catch (error) {
    const { message } = error as Error
    throw new StartError(
      `PRINT_SFTP_KEY ${file} is no private key that can be used (${message}): name the file of one without a passphrase, which this user may read.`,
    )
  }
}
