import { parseArgs } from 'node:util'
import { lostFiles, PUBLISH_MARKET, publishingLeft } from '../customers/index.ts'
import { withCustomerWork } from './customer-work.ts'
import { commandLine } from '../platform/release/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'

const LOOK_EVERY = 200

/**
 * Brings lost or damaged files back, from the database or written again; with --market the one of that dealer is
 * written again in any state.
 */
export async function rebuildAudience(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const sourceId = readArguments(argv)
  const settings = readSettings(env)
  return withCustomerWork(settings, async ({ inOwn, files, requestJobs }) => {
    const lost = await lostFiles({ inOwn, files, folder: settings.audienceDir }, sourceId)
    if (!lost) throw new StartError(`There is no dealer ${sourceId} with customers.`)
    const { fetched, toPublish } = lost
    await requestJobs(PUBLISH_MARKET, toPublish)
    while ((await inOwn((use) => publishingLeft(use))) > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
    // Another program may have written them, in a folder of its own.
    await files.fill(new AbortController().signal)
    return `${toPublish.length} files were written anew, and ${fetched} fetched from the database.`
  })
}

function readArguments(argv: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...argv], options: { market: { type: 'string' } } }).values.market
  } catch {
    throw new StartError(
      `Say it like this: ${commandLine('rebuild-audience', '[--market 204100]')}`,
    )
  }
}
