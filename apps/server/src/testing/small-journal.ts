import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '../platform/sql/index.ts'
import { bundledProgram } from './bundled-program.ts'
import { connectTo, type TestDatabase } from './database.ts'
import { onSmallDisk } from './small-disk.ts'
import { loadTestTree } from './test-tree.ts'

export interface SmallJournal extends TestDatabase {
  makeRoom: () => void
}

/** A server of this test file's own, which has 48 MB for its journal until it is given more. */
export function databaseOnSmallJournal(): SmallJournal {
  const database = {} as SmallJournal
  const program = bundledProgram(new URL('small-journal-program.ts', import.meta.url))
  let stop = async () => {}

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'marquee-journal-'))
    const child = onSmallDisk({
      size: '80m',
      program: program.file,
      args: (disk) => [disk, dataDir],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const [{ ownerUrl }] = (await once(child, 'message')) as [{ ownerUrl: string }]
    await migrate(ownerUrl)
    await loadTestTree(ownerUrl)
    const disconnect = connectTo(ownerUrl, database)
    database.makeRoom = () => child.send('make room')
    stop = async () => {
      await disconnect()
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  afterAll(() => stop())
  return database
}
