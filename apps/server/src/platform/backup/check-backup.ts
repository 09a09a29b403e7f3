import { randomBytes } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import { StartError } from '../settings/index.ts'
import type { BackupSize } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const WITHOUT_DATA = { isReplacing: false, isTrial: true }

/** Restores a backup where nothing can be lost, compares it as a restore does, and leaves no row behind. */
export async function checkBackup(
  ownerUrl: string,
  file: string,
  checkUrl: string | undefined,
): Promise<BackupSize> {
  if (checkUrl) return restoreBackup(checkUrl, file, WITHOUT_DATA)
  const name = `marquee_check_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name}`).catch((error: unknown) => {
      throw explainMaking(error)
    })
    const scratch = new URL(ownerUrl)
    scratch.pathname = `/${name}`
    try {
      return await restoreBackup(scratch.href, file, WITHOUT_DATA)
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
  } finally {
    await client.end()
  }
}

function explainMaking(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.code !== '42501') return error
  return new StartError(
    'The account of DATABASE_OWNER_URL may not make a database to check the backup in: let an administrator run ALTER ROLE … CREATEDB for it, or name an empty database of its own by DATABASE_CHECK_URL.',
  )
}
