import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseServer } from '../platform/database-server/index.ts'
import { quiet } from './quiet.ts'

// A database whose journal, the WAL, lies on a small disk of its own. Its arguments are the folder of that
// disk, on which only some of the room is free, and the data folder. It says the database's address, and
// makes room when it is asked.

const [, , disk = '', dataDir = ''] = process.argv
const NOT_FREE_BYTES = 32 * 1_048_576

const first = await startDatabaseServer({ dataDir, log: quiet })
await first.stop()
const usual = join(dataDir, 'postgres', 'pg_wal')
const journal = join(disk, 'journal')
const ballast = join(disk, 'ballast')
cpSync(usual, journal, { recursive: true })
rmSync(usual, { recursive: true })
symlinkSync(journal, usual)
writeFileSync(ballast, Buffer.alloc(NOT_FREE_BYTES))

const server = await startDatabaseServer({ dataDir, log: quiet })
// What is thrown here is read in the output of the tests.
void server.died.then((reason) => {
  throw reason
})
process.on('message', () => rmSync(ballast))
process.on('disconnect', () => void server.stop().then(() => process.exit(0)))
process.send?.({ ownerUrl: server.ownerUrl })
