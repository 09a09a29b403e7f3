import { parseArgs } from 'node:util'
import { connectToAll } from '../platform/backup/index.ts'
import { verifyLog, type Verified } from '../platform/audit/index.ts'
import { logging } from '../platform/http/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { migratedDatabase } from './open-database.ts'

const WHY = {
  changed: 'was changed after it was sealed, or stands in another place',
  gone: 'was taken away after it was sealed',
  'seal-gone': 'has no seal any more',
  'put-in': 'was put in among rows that had been sealed',
  late: 'tells of a time long before it was written',
} as const

/** Goes along the chain of the audit log; a StartError names the first row that does not fit. */
export async function verifyAudit(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const known = readArguments(argv)
  const settings = readSettings(env)
  const { ownerUrl, stop } = await migratedDatabase(settings, logging('warn'))
  try {
    const client = await connectToAll(settings.backupUrl ?? ownerUrl)
    try {
      return describe(await verifyLog(client, known))
    } finally {
      await client.end()
    }
  } finally {
    await stop()
  }
}

function describe({ sealed, hash, unsealed, fault, holdsKnown }: Verified): string {
  if (fault) {
    const row = fault.key === null ? `Link ${fault.position}` : `Row ${fault.key}`
    throw new StartError(`${row} of the audit log ${WHY[fault.why]}. All before it is whole.`)
  }
  if (holdsKnown === false) {
    throw new StartError('The chain is whole, but it is not the one that you kept a link of.')
  }
  return (
    `The audit log is whole: ${sealed} rows are sealed, ${unsealed} are still to be.\n` +
    `Keep this elsewhere, and bring it along next time: --head ${sealed}:${hash}`
  )
}

function readArguments(argv: readonly string[]) {
  const usage = `Say it like this: ${commandLine('verify-audit', '[--head 1234:HASH]')}`
  try {
    const { head } = parseArgs({ args: [...argv], options: { head: { type: 'string' } } }).values
    if (head === undefined) return undefined
    const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(head) ?? []
    if (!position || !hash) throw new StartError(usage)
    return { position: Number(position), hash }
  } catch {
    throw new StartError(usage)
  }
}
