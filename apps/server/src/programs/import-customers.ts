import { createReadStream, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { customerReasons } from '@marquee/rules/customers'
import { bringFile, IMPORT_CUSTOMERS, importStanding } from '../customers/index.ts'
import { withCustomerWork } from './customer-work.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'

const USAGE = 'npm run import-customers -- --market 204100 customers.csv'
const LOOK_EVERY = 500

/** Imports a dealer's file as the screen does, of any size; the columns are those that are guessed. */
export async function importCustomers(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> {
  const { file, sourceId } = readArguments(argv)
  return withCustomerWork(readSettings(env), async ({ inOwn, requestJobs }) => {
    const name = basename(file)
    const key = await inOwn(async (use) => {
      const stored = await bringFile(use, { sourceId, name }, createReadStream(file))
      // The transaction is rolled back: nothing of the file is stored.
      if (!stored.ok) throw new StartError(textOf(stored.reason))
      return stored.value
    })
    await requestJobs(IMPORT_CUSTOMERS, [key])
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
      const { state, rows, households, refused, percent, reason } = await inOwn((use) =>
        importStanding(use, key),
      )
      if (state === 'FAILED') throw new StartError(textOf(reason ?? ''))
      if (state === 'CANCELLED') throw new StartError('Somebody cancelled this import.')
      if (state === 'PUBLISHED') {
        return `${rows} lines: ${households} households are published, ${refused} lines were refused.`
      }
      print(`${percent} %`)
    }
  })
}

function readArguments(argv: readonly string[]): { file: string; sourceId: string } {
  try {
    const options = { market: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file && more.length === 0 && values.market) {
      if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
      return { file, sourceId: values.market }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
  }
  throw new StartError(`Say it like this: ${USAGE}`)
}

const textOf = (reason: string): string =>
  customerReasons[reason as keyof typeof customerReasons] ?? reason
