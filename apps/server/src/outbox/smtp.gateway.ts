import { SmtpConnection } from './smtp-connection.gateway.ts'
import type { Envelope, Sent } from './smtp-exchange.gateway.ts'
import type { SmtpServer } from './smtp-greeting.gateway.ts'

/** Hands one email to a mail server. Never throws: what went wrong is the answer. */
export async function sendBySmtp(server: SmtpServer, envelope: Envelope): Promise<Sent> {
  const connection = new SmtpConnection(server)
  const { outcome, answer } = await connection.deliver(envelope)
  connection.leave()
  return { outcome, answer }
}
