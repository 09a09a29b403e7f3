import { expect, test } from 'vitest'
import { quiet } from '../../testing/quiet.ts'
import { runPostmaster } from './postmaster.ts'

test('what ended it is not what those read who wanted to connect meanwhile', async () => {
  const says = [
    'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
    'FATAL:  the database system is not yet accepting connections',
    'LOG:  database system is shut down',
  ]
  const script = `printf '%s\\n' "$@" >&2; exit 1`
  await expect(runPostmaster(['sh', '-c', script, 'sh', ...says], quiet)).rejects.toThrow(
    /^could not write to file .*No space left on device$/,
  )
})
