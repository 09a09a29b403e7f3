import { parseArgs } from 'node:util'
import { damagedMarkets, PUBLISH_MARKET, publishingLeft } from '../customers/index.ts'
import { withCustomerWork } from './customer-work.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'

const LOOK_EVERY = 200

/** Writes lost or damaged files again; with --market the one of that dealer, in any state. */
export async function rebuildAudience(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const sourceId = readArguments(argv)
  const settings = readSettings(env)
  return withCustomerWork(settings, async ({ inOwn, requestJobs }) => {
    const markets = await inOwn((use) => damagedMarkets(use, settings.audienceDir, sourceId))
    if (!markets) throw new StartError(`There is no dealer ${sourceId} with customers.`)
    await requestJobs(PUBLISH_MARKET, markets)
    while ((await inOwn((use) => publishingLeft(use))) > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
    return `${markets.length} files were written anew.`
  })
}

function readArguments(argv: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...argv], options: { market: { type: 'string' } } }).values.market
  } catch {
    throw new StartError('Say it like this: npm run rebuild-audience [-- --market 204100]')
  }
}
