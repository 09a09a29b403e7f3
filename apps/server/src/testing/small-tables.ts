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

export interface SmallTables extends TestDatabase {
  /** Of the disk of its tables. */
  fill: () => void
  makeRoom: () => void
}

/** A server of this test file's own, whose tables have a disk of their own that may be filled. */
export function databaseOnSmallDisk(): SmallTables {
  const database = {} as SmallTables
  const program = bundledProgram(new URL('small-tables-program.ts', import.meta.url))
  let stop = async () => {}

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'marquee-tables-'))
    const child = onSmallDisk({
      size: '200m',
      program: program.file,
      args: (disk) => [disk, dataDir],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const [{ ownerUrl }] = (await once(child, 'message')) as [{ ownerUrl: string }]
    await migrate(ownerUrl)
    await loadTestTree(ownerUrl)
    const disconnect = connectTo(ownerUrl, database)
    database.fill = () => child.send('fill')
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
