import { createReadStream, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { customerReasons, effectTexts, type ImportMode } from '@marquee/rules/customers'
import { bringFile, dropImport, IMPORT_CUSTOMERS, importStanding } from '../customers/index.ts'
import { withCustomerWork } from './customer-work.ts'
import { commandLine } from '../platform/release/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'

const USAGE = commandLine('import-customers', '--market 204100 customers.csv [--merge] [--confirm]')
const LOOK_EVERY = 500

/**
 * Imports a dealer's file as the screen does, of any size; the columns are those that are guessed. Where
 * it changes much it ends with the figures, and nothing is changed unless --confirm was given.
 */
export async function importCustomers(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> {
  const { file, ...brought } = readArguments(argv)
  return withCustomerWork(readSettings(env), async ({ inOwn, requestJobs }) => {
    const name = basename(file)
    const key = await inOwn(async (use) => {
      const stored = await bringFile(use, { ...brought, name }, createReadStream(file))
      // The transaction is rolled back: nothing of the file is stored.
      if (!stored.ok) throw new StartError(textOf(stored.reason))
      return stored.value
    })
    await requestJobs(IMPORT_CUSTOMERS, [key])
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
      const { state, rows, households, incomplete, refused, percent, reason, confirming } =
        await inOwn((use) => importStanding(use, key))
      if (confirming) {
        await inOwn((use) => dropImport(use, key))
        throw new StartError(`${effectTexts.whole(confirming)} ${CONFIRM}`)
      }
      if (state === 'FAILED') throw new StartError(textOf(reason ?? ''))
      if (state === 'CANCELLED') throw new StartError('Somebody cancelled this import.')
      if (state === 'PUBLISHED') {
        return `${rows} lines: ${households} households are published, ${incomplete} of them without a field that cannot be read; ${refused} lines were refused.`
      }
      print(`${percent} %`)
    }
  })
}

/** Says how a file that changes much is imported all the same. */
const CONFIRM =
  'Nothing was changed. If this is what you want, say it again with --confirm; with --merge nobody goes.'

interface Arguments {
  file: string
  sourceId: string
  mode: ImportMode
  isConfirmed: boolean
}

function readArguments(argv: readonly string[]): Arguments {
  try {
    const options = {
      market: { type: 'string' },
      merge: { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
    } as const
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file && more.length === 0 && values.market) {
      if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
      return {
        file,
        sourceId: values.market,
        mode: values.merge ? 'MERGE' : 'REPLACE',
        isConfirmed: values.confirm,
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
  }
  throw new StartError(`Say it like this: ${USAGE}`)
}

const textOf = (reason: string): string =>
  customerReasons[reason as keyof typeof customerReasons] ?? reason
