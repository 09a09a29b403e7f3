import type { outbox } from '@marquee/contract/outbox'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import type { EmailRow } from './outbox.store.ts'
import { outboxView } from './outbox.view.ts'

export const searchOutbox: UseCase<typeof outbox.search> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size } = call.body
  const { rows, totalElements } = await call
    .use(outboxView)
    .search({ part, ...criteria, page, size })
  const { isSending } = call.deployment
  return accept({ emails: rows.map(present), totalElements, page, size, isSending })
}

export const readEmail: UseCase<typeof outbox.read> = async ({ params, use }) => {
  const row = await use(outboxView).find(params.key)
  return row ? accept({ ...present(row), text: row.text, html: row.html }) : refuse('not-found')
}

const present = ({ key, toAddress, subject, state, madeAt, settledAt, answer }: EmailRow) => ({
  key,
  to: toAddress,
  subject,
  state,
  answer,
  madeAt: madeAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
})
