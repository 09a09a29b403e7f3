import type { mailReturns } from '@marquee/contract/mail-returns'
import { mayDecideUnread, mayListUnread } from '@marquee/rules/mail-returns'
import { ability, accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { unreadReportsView, type UnreadSeen } from './unread-reports.view.ts'
import { readHead, readLines, readText } from './unread-words.load.ts'

/** Wherever the person works at the moment: they lie above all markets. */
export const searchUnread: UseCase<typeof mailReturns.searchUnread> = async (call) => {
  const allowed = mayListUnread(call.person.path)
  if (!allowed.ok) return allowed
  const { page, size } = call.body
  const { rows, totalElements } = await call.use(unreadReportsView).search({ page, size })
  return accept({ reports: rows.map(present), totalElements, page, size })
}

export const readUnread: UseCase<typeof mailReturns.readUnread> = async ({ params, use }) => {
  const row = await use(unreadReportsView).one(params.key)
  if (!row) return refuse('mail-return.not-there')
  return accept({
    ...present(row),
    text: readText(row.content),
    head: readHead(row.content),
    can: { count: ability(mayDecideUnread('complaint', row.isEmailKnown)) },
  })
}

const present = (row: UnreadSeen) => ({
  key: row.key,
  arrivedAt: row.arrivedAt.toISOString(),
  ...readLines(row.head),
  sent: sentOf(row),
})

function sentOf({ campaignKey, campaignName, dealer, step, wave, isSeed }: UnreadSeen) {
  if (campaignKey === null || campaignName === null || dealer === null) return null
  if (step === null || wave === null) return null
  return { campaign: { key: campaignKey, name: campaignName }, dealer, step, wave, isSeed }
}
