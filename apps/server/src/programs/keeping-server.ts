import type pg from 'pg'
import { keepEmails, pieceFrom } from '../kept-emails/index.ts'
import { ourPieceNames } from '../mail-returns/index.ts'
import { serveSmtp, type ArrivedEmail } from '../mailing/index.ts'
import type { SmtpServer } from '../outbox/index.ts'
import { together } from '../platform/jobs/index.ts'
import { clock } from '../wiring.ts'
import { inOwn } from './in-own.ts'

type Log = Record<'error', (details: object, message: string) => void>

interface KeepingServer {
  server: Omit<SmtpServer, 'ownHost'>
  close: () => Promise<void>
}

const HERE = '127.0.0.1'

/** A mail server of this program's own, in the place of one that sends: emails of campaigns arrive, and are read here. */
export async function startKeepingServer(pool: pg.Pool, log: Log): Promise<KeepingServer> {
  const names = await inOwn(pool, ourPieceNames)
  // An email alone in its transaction would take as long as thirty in one.
  const keep = together<ArrivedEmail>((emails) =>
    inOwn(pool, (use) => keepEmails(use, emails, { names, at: new Date(clock()) })),
  )
  const { port, close } = await serveSmtp(
    { host: HERE, port: 0 },
    {
      host: 'kept.localhost',
      mostEmails: Infinity,
      isTaken: ({ from }) => pieceFrom(names, from) !== undefined,
      async take(email) {
        try {
          await keep(email)
        } catch (error) {
          log.error({ err: error }, 'an email of a campaign could not be kept')
          throw error
        }
      },
    },
  )
  return { server: { host: HERE, port, isSecure: false, credentials: undefined }, close }
}
