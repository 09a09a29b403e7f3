import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderError, type SettingName, type Settings } from '../platform/settings/index.ts'

/** Makes the folders that the program writes to, or names the first that it cannot use by its setting. */
export async function openFolders({
  dataDir,
  audienceDir,
  printFolder,
}: Pick<Settings, 'dataDir' | 'audienceDir' | 'printFolder'>): Promise<void> {
  await openFolder('DATA_DIR', dataDir)
  await openFolder('DATA_DIR', join(dataDir, 'uploads'))
  await openFolder('AUDIENCE_DIR', audienceDir)
  if (printFolder !== undefined) await openFolder('PRINT_FOLDER', printFolder)
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
