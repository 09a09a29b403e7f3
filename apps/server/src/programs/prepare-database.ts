import { commandLine } from '../platform/release/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { assertAccounts, letIn, migrate, migrationsOf } from '../platform/sql/index.ts'
import { saidOf } from './open-database.ts'

/** Makes a database of the operator's own ready for the first start; saying it again changes nothing. */
export async function prepareDatabase(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (argv.length > 0) throw new StartError(`Say it like this: ${commandLine('prepare-database')}`)
  const { database, mode } = readSettings(env)
  if (!database) {
    throw new StartError(
      'DATABASE_URL is not set: the built-in database prepares itself at the first start.',
    )
  }
  const lines: string[] = []
  await saidOf(database.ownerUrl, async () => {
    await assertAccounts(database, mode === 'production')
    const before = await migrationsOf(database)
    await migrate(database.ownerUrl)
    const added = (await migrationsOf(database)) - before
    lines.push(added > 0 ? `Migrated: ${added} steps.` : 'Migrated already.')
    lines.push(await letIn(database))
  })
  return [...lines, 'The database is ready: start the program.'].join('\n')
}
