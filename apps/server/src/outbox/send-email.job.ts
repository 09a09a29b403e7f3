import type { Job, JobCall } from '../platform/jobs/index.ts'
import { mimeMessage } from './mime-message.painter.ts'
import { outboxStore, type EmailRow } from './outbox.store.ts'
import type { Sent } from './smtp-exchange.gateway.ts'
import type { SmtpServer } from './smtp-greeting.gateway.ts'
import { sendBySmtp } from './smtp.gateway.ts'

export const SEND_EMAIL = 'send email'

export interface MailServer extends SmtpServer {
  /** The address that emails come from. */
  from: string
  /** False: the database was restored, and emails wait until a person lets them go. */
  mayBegin: () => Promise<boolean>
  /** The same right before an email is sent. */
  maySend: () => Promise<boolean>
}

/**
 * Sends one email. The state "sending" is saved before the server is called: if the connection breaks,
 * it is unknown whether the email arrived, and so it is never sent again by itself.
 */
export const sendEmails = (server: MailServer): Job => ({
  kind: SEND_EMAIL,
  mayRun: () => server.mayBegin(),
  async run(call) {
    if (!(await server.maySend())) throw new Error('nothing is sent from a restored database')
    const email = await begin(call)
    if (!email) return
    const { messageId, toAddress } = email
    const sent = await sendBySmtp(server, {
      from: server.from,
      to: toAddress,
      message: mimeMessage({
        ...email,
        messageId,
        from: server.from,
        to: toAddress,
        now: call.now,
      }),
    })
    await end(call, email, sent)
    if (sent.outcome === 'later') throw new Error('the mail server asks to try again later')
  },
  giveUp: (call) =>
    call.inOwn((use) =>
      use(outboxStore).finish(call.subject, { state: 'refused', settledAt: new Date(call.now) }),
    ),
})

function begin({ inOwn, subject, now }: JobCall): Promise<EmailRow | undefined> {
  return inOwn(async (use) => {
    const email = await use(outboxStore).keep(subject)
    if (email?.state === 'sending') {
      await use(outboxStore).finish(subject, { state: 'unknown', settledAt: new Date(now) })
    }
    if (email?.state !== 'waiting') return undefined
    await use(outboxStore).finish(subject, { state: 'sending', attempts: email.attempts + 1 })
    return email
  })
}

const STATE_AFTER = {
  sent: 'sent',
  refused: 'refused',
  unknown: 'unknown',
  later: 'waiting',
} as const

async function end({ inOwn, now }: JobCall, { key }: EmailRow, sent: Sent): Promise<void> {
  const { outcome, answer } = sent
  const isFinal = outcome !== 'later'
  await inOwn((use) =>
    use(outboxStore).finish(key, {
      state: STATE_AFTER[outcome],
      answer,
      ...(isFinal && { settledAt: new Date(now) }),
    }),
  )
}
