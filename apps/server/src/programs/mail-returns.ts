import { randomUUID } from 'node:crypto'
import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { ourPieceNames, serveReturns, takeReport } from '../mail-returns/index.ts'
import type { Settings } from '../platform/settings/index.ts'
import { inScope, type Use } from '../platform/sql/index.ts'
import { clock } from '../wiring.ts'

type Log = Record<'info' | 'error', (details: object, message: string) => void>

/** Takes what comes back of emails by a port of its own. Answers how to stop that. */
export async function startMailReturns(
  { host, mailReturns }: Pick<Settings, 'host' | 'mailReturns'>,
  pool: pg.Pool,
  log: Log,
): Promise<() => Promise<void>> {
  if (!mailReturns.port) return async () => {}
  const { port, domain } = mailReturns.port
  const names = await inOwn(pool, randomUUID(), ourPieceNames)
  const running = await serveReturns(
    { host, port },
    {
      domains: [domain],
      isOurs: (name) => names.read(name) !== undefined,
      async take({ name, content }) {
        const requestId = randomUUID()
        const arrived = { name, content, requestId, at: new Date(clock()) }
        try {
          const taken = await inOwn(pool, requestId, (use) =>
            takeReport(use, arrived, mailReturns.limit),
          )
          log.info({ requestId, ...taken }, 'an email came back')
        } catch (error) {
          log.error({ err: error, requestId }, 'an email that came back could not be kept')
          throw error
        }
      },
    },
  )
  return () => running.close()
}

const inOwn = <Value>(
  pool: pg.Pool,
  requestId: string,
  work: (use: Use) => Promise<Value>,
): Promise<Value> =>
  inScope(pool, { path: ROOT_PATH, requestId }, ({ sql }) => work((store) => store(sql, ROOT_PATH)))
