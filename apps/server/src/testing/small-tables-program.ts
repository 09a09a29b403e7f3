import { appendFileSync, cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseServer } from '../platform/database-server/index.ts'
import { quiet } from './quiet.ts'

// A database whose tables lie on a small disk of its own. Its arguments are the folder of that disk and the data
// folder. It says the database's address, and fills the disk, or makes room, when it is asked.

const [, , disk = '', dataDir = ''] = process.argv
const ballast = join(disk, 'ballast')

const first = await startDatabaseServer({ dataDir, log: quiet })
await first.stop()
const usual = join(dataDir, 'postgres', 'base')
const tables = join(disk, 'base')
cpSync(usual, tables, { recursive: true })
rmSync(usual, { recursive: true })
symlinkSync(tables, usual)

const server = await startDatabaseServer({ dataDir, log: quiet })
// What is thrown here is read in the output of the tests.
void server.died.then((reason) => {
  throw reason
})
process.on('message', (request) => (request === 'fill' ? fill() : rmSync(ballast)))
process.on('disconnect', () => void server.stop().then(() => process.exit(0)))
process.send?.({ ownerUrl: server.ownerUrl })

/** To the last page that a table could get. */
function fill(): void {
  for (const bytes of [1_048_576, 4_096]) {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(bytes))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
