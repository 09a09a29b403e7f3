import type { keptEmails } from '@marquee/contract/kept-emails'
import { accept, refuse } from '@marquee/rules/result'
import { readParts, readWords } from '../mailing/index.ts'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { keptEmailsView, type KeptEmailSeen } from './kept-emails.view.ts'

export const searchKeptEmails: UseCase<typeof keptEmails.search> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size } = call.body
  const { rows, totalElements } = await call
    .use(keptEmailsView)
    .search({ part, ...criteria, page, size })
  const isSending = call.deployment.campaignServer !== undefined
  return accept({ emails: rows.map(present), totalElements, page, size, isSending })
}

export const readKeptEmail: UseCase<typeof keptEmails.read> = async ({ params, use }) => {
  const row = await use(keptEmailsView).one(params.key)
  if (!row) return refuse('not-found')
  const { fields, parts } = readParts(row.content)
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? ''
  const replyTo = fields.get('reply-to')
  return accept({
    ...present(row),
    from: readWords(fields.get('from') ?? ''),
    replyTo: replyTo === undefined ? null : replyTo.replaceAll(/[<>]/g, ''),
    html: textOf('text/html'),
    text: textOf('text/plain'),
    raw: row.content.toString('utf8'),
  })
}

const present = ({
  key,
  toAddress,
  subject,
  isSeed,
  arrivedAt,
  campaignKey,
  campaignName,
  step,
  wave,
  dealer,
}: KeptEmailSeen) => ({
  key,
  to: toAddress,
  subject,
  isSeed,
  arrivedAt: arrivedAt.toISOString(),
  campaign: { key: campaignKey, name: campaignName },
  dealer,
  step,
  wave,
})
