import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { ourPieceNames, serveReturns, takeReport } from '../mail-returns/index.ts'
import type { Settings } from '../platform/settings/index.ts'
import { clock } from '../wiring.ts'
import { inOwn } from './in-own.ts'

type Log = Record<'info' | 'error', (details: object, message: string) => void>

/** Takes what comes back of emails by a port of its own. Answers how to stop that. */
export async function startMailReturns(
  { host, mailReturns }: Pick<Settings, 'host' | 'mailReturns'>,
  pool: pg.Pool,
  log: Log,
): Promise<() => Promise<void>> {
  if (!mailReturns.port) return async () => {}
  const { port, domain } = mailReturns.port
  const names = await inOwn(pool, ourPieceNames)
  const running = await serveReturns(
    { host, port },
    {
      domains: [domain],
      isOurs: (name) => names.read(name) !== undefined,
      async take({ name, content }) {
        const requestId = randomUUID()
        const arrived = { name, content, requestId, at: new Date(clock()) }
        try {
          const taken = await inOwn(
            pool,
            (use) => takeReport(use, arrived, mailReturns.limit),
            requestId,
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
